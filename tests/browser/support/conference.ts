import { onTestFinished, vi } from 'vitest';
import { setClock } from '#src/lib/time/clock.ts';
import { screenTarget } from '#src/navigation/target.ts';
import { logIn, store, visit } from './site.tsx';

/** URLs of the conference screens. */
export const conferenceScreens = {
  abstracts: screenTarget('abstracts').to,
  ownAbstracts: screenTarget('ownAbstracts').to,
  registration: screenTarget('registration').to,
};

/**
 * Stops the clock of site and mock at a moment, so that a boundary is not passed before the next action.
 * @param moment in ISO 8601 with a time zone
 * @param ms milliseconds added to the moment
 */
export function stopClockAt(moment: string, ms = 0): void {
  const now = vi.spyOn(store().clock, 'now').mockReturnValue(Date.parse(moment) + ms);
  onTestFinished(() => now.mockRestore());
  setClock(() => store().clock.now());
}

/**
 * Renders the whole site at the URL of a conference screen.
 * @param day the moment at which the clock stops, in ISO 8601 with a time zone
 * @param member the ID that is logged in; null for a guest
 * @param ms milliseconds added to the day
 */
export async function openConference(address: string, day: string, member: string | null = 'hanbit01', ms = 0) {
  stopClockAt(day, ms);
  if (member) await logIn(member);
  await visit(address);
}
