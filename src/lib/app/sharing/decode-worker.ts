import { serve } from '#lib/app/worker-rpc/serve.ts';
import { qrDecoder } from './decode-qr.ts';

serve(() => qrDecoder);
