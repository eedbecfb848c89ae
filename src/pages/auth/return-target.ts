import { paths } from '#src/navigation/paths.ts';
import type { Target } from '#src/navigation/target.ts';

/**
 * Returns the screen on which the session ended, for the redirect after a login. Only URLs of this site are accepted.
 * @param state the navigation state of the login; any value
 * @returns home if the state names no screen
 */
export function returnTarget(state: unknown): Target {
  if (typeof state !== 'object' || state === null || !('from' in state)) return { to: paths.home };
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('to' in from)) return { to: paths.home };
  const isPath = typeof from.to === 'string' && /^\/(?![/\\])/.test(from.to);
  if (!isPath || typeof from.to !== 'string') return { to: paths.home };
  const returnState = 'state' in from && typeof from.state === 'object' && from.state !== null ? from.state : undefined;
  return returnState ? { to: from.to, state: returnState } : { to: from.to };
}
