// one page for all of them: loading the Table once more takes as long as thirty tests
import './table/decrees.ts';
import './table/evening-corners.ts';
import './table/evening-faults.ts';
import './table/evening-restored.ts';
import './table/evening-taps.ts';
import './table/fitting-pack.ts';
import './table/returning.ts';
