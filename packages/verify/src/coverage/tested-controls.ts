import { setTimeout } from 'node:timers/promises';
import type { RunEvidence } from '#verify/diagnosis/run-evidence.ts';
import type { Settings } from '#verify/run/settings.ts';

/** A control that fails so often is not used again, because each attempt may cost its time limit. */
const maxFailures = 2;
/** How long the run waits for a mail that a server sends with a delay. */
const mailWaitMs = [250, 500, 1000, 2000];

/** Reports that an option of the tester does not work. The message is the reason. */
export class ControlFailed extends Error {}

/** Returns settings whose controls record failures as evidence, and read mails again until a new code has arrived. */
export function withRecordedControls(settings: Settings, evidence: RunEvidence): Settings {
  const failures = new Map<string, number>();
  const attempt = async <Result>(option: string, action: () => Promise<Result>): Promise<Result> => {
    const known = evidence.failedMeans.get(option);
    if (known !== undefined && (failures.get(option) ?? 0) >= maxFailures) throw new ControlFailed(known);
    try {
      return await action();
    } catch (error) {
      const reason = `${option}: ${error instanceof Error ? error.message : String(error)}`;
      failures.set(option, (failures.get(option) ?? 0) + 1);
      if (known === undefined) evidence.failedMeans.set(option, reason);
      throw new ControlFailed(reason);
    }
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
  return {
    ...settings,
    ...(readMailedCode && {
      readMailedCode: (email: string) =>
        attempt('--inbox', async () => {
          const code = await readNewCode(email, readMailedCode);
          previousCodes.set(email, code);
          return code;
        }),
    }),
    ...(setClock && {
      setClock: (moment: string) =>
        attempt('--clock', async () => {
          await setClock(moment);
          evidence.clock = moment;
        }),
    }),
    ...(decidePayment && {
      decidePayment: (decision: 'approve' | 'decline', url: string) =>
        attempt('--card', () => decidePayment(decision, url)),
    }),
  };
}
