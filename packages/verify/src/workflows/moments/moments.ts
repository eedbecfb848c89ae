import { abstractsClose, runStart, toSeoulIso } from '#verify/contract/contract-event.ts';
import type { Runner } from '#verify/run/runner.ts';
import { accounts } from '#verify/workflows/account/accounts.ts';
import { checkAbstractUploads } from '#verify/workflows/conference/conference.ts';
import { moveServerClock } from './clock-moves.ts';
import { checkConfirmationAfterEnd, checkPeriods } from './periods.ts';
import { checkYears } from './years.ts';

/** Three days before the deadline: midnight in Seoul, when UTC has the date of the day before. */
const abstractsOpen = toSeoulIso(abstractsClose - 3 * 24 * 3_600_000);

/** Checks abstract uploads, the periods of the contract and the years of fees. Without the clock, only uploads. */
export async function checkMoments(runner: Runner) {
  const { settings, sessions } = runner.context;
  if (!settings.setClock) {
    await checkAbstractUploads(runner);
    return;
  }
  const members = await runner.runStep('new members sign up before the clock is moved', async () => {
    await moveServerClock(runner, runStart, []);
    const names = ['periods', 'years', 'early', 'late'];
    const [registrant, payer, early, late] = await runner.runAtOnce(names, (part, name) => accounts.create(part, name));
    return registrant && payer && early && late && { registrant, payer, early, late };
  });
  await runner.runStep('the clock is before the abstract deadline', () =>
    moveServerClock(runner, abstractsOpen, sessions),
  );
  await checkAbstractUploads(runner);
  if (members) {
    await checkConfirmationAfterEnd(runner, members.late);
    await checkPeriods(runner, members.registrant, members.early);
    await checkYears(runner, members.payer, members.late);
  }
  await runner.runStep('the clock is at the start again', () => moveServerClock(runner, runStart, sessions));
}
