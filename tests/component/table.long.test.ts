// evenings of many rounds, with newcomers, departures and other rules
import './table/evening-changes.ts';
