import { messages } from '../../api/errors';
import type { Failures } from '../../blocks/form-failure';

/** Codes that say nothing of what was typed; without them, a refusal that is the typist's would be blamed on them. */
export const notTheirs = {
  '40': messages.badRequest,
  '49': messages.tooMany,
  '50': messages.badResponse,
} satisfies Failures['codes'];
