import { serve } from '#lib/app/jobs/serve.ts';
import { decoding } from './decoding.ts';

serve(() => decoding);
