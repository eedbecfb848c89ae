import { messages } from '../../api/errors';
import type { Failures } from '../../blocks/form-failure';

/** Codes that say nothing of what was typed; without them, a refusal that is not the typist's would be blamed on them. */
export const notTheirs = {
  '40': messages.badRequest,
  '49': messages.tooMany,
  '50': messages.badResponse,
  // The site itself was turned away: a guest has no session that could be at fault.
  '91': messages.badRequest,
} satisfies Failures['codes'];

/** The server remembers only for a while that an address was verified. */
export const proofIsGone = {
  '46': '이메일 인증이 완료되지 않았거나 만료되었습니다. 재전송을 눌러 다시 인증해 주세요.',
} satisfies Failures['codes'];
