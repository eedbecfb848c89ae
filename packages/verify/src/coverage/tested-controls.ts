import { setTimeout } from 'node:timers/promises';
import type { RunResults } from '#verify/run/run-results.ts';
import type { Settings } from '#verify/run/settings.ts';

/** A control that fails so often is not used again, because each attempt may cost its time limit. */
const maxFailures = 2;
/** How long the run waits for a mail that a server sends with a delay. */
const mailWaitMs = [250, 500, 1000, 2000];

/** Reports that an option of the tester does not work. The message is the reason. */
export class ControlFailed extends Error {}

/** Returns a function that runs the given one for one call at a time, because a command may not expect others. */
function oneAtATime<Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) {
  let last: Promise<unknown> = Promise.resolve();
  return (...args: Args): Promise<Result> => {
    const result = last.then(() => run(...args));
    last = result.catch(() => {});
    return result;
  };
}

/** Returns settings whose controls record failures in the results, and read mails again until a new code has arrived. */
export function withRecordedControls(settings: Settings, results: RunResults): Settings {
  const recorded = <Args extends unknown[], Result>(option: string, action: (...args: Args) => Promise<Result>) => {
    let failureCount = 0;
    return async (...args: Args): Promise<Result> => {
      const known = results.failedMeans.get(option);
      if (known !== undefined && failureCount >= maxFailures) throw new ControlFailed(known);
      try {
        return await action(...args);
      } catch (error) {
        const reason = `${option}: ${error instanceof Error ? error.message : String(error)}`;
        failureCount += 1;
        if (known === undefined) results.failedMeans.set(option, reason);
        throw new ControlFailed(reason);
      }
    };
  };
  const { readMailedCode, setClock, decidePayment } = settings;
  const previousCodes = new Map<string, string>();
  const readNewCode = async (email: string, read: (email: string) => Promise<string>): Promise<string> => {
    for (const waitMs of mailWaitMs) {
      const code = await read(email).catch(() => null);
      if (code !== null && code !== previousCodes.get(email)) return code;
      await setTimeout(waitMs);
    }
    return read(email);
  };
  const readAndRemember = (read: (email: string) => Promise<string>) => async (email: string) => {
    const code = await readNewCode(email, read);
    previousCodes.set(email, code);
    return code;
  };
  const setAndRecord = (set: (moment: string) => Promise<void>) => async (moment: string) => {
    await set(moment);
    results.clock = moment;
  };
  return {
    ...settings,
    ...(readMailedCode && { readMailedCode: recorded('--inbox', readAndRemember(oneAtATime(readMailedCode))) }),
    ...(setClock && { setClock: recorded('--clock', setAndRecord(setClock)) }),
    ...(decidePayment && { decidePayment: recorded('--card', oneAtATime(decidePayment)) }),
  };
}
