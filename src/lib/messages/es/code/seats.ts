import type { CodeOf } from '#lib/messages/catalogue.ts';
import { small } from '#lib/messages/es/grammar/ordinals.ts';

export default {
	seatedLead: (lead: string) => `En su sitio: ${small(lead)}`
} satisfies CodeOf<'es', 'seats'>;
