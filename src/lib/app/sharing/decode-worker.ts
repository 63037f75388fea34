import { serve } from '#lib/app/worker-rpc/serve.ts';
import { decoding } from './decode-qr.ts';

serve(() => decoding);
