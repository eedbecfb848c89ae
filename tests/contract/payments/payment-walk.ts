import fc from 'fast-check';
import { expect } from 'vitest';
import { paymentEvents } from '#src/features/payment/payment-states.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { Payer, Tab } from './payment-commands.ts';

/** The transitions of the table of events as 'from > to', in alphabetical order. */
export const tableTransitions: string[] = [
  ...new Set(Object.values(paymentEvents).flatMap(({ from, to }) => from.map((state) => `${state} > ${to}`))),
].sort();

/** What a walk has met: the transitions as 'from > to' in alphabetical order, and the number of actions and payments. */
type Walk = { transitions: string[]; actionCount: number; paymentCount: number };

/**
 * Walks with random actions through the payment of a fee, in two tabs of a member and over a failing network.
 * @param runCount the number of members; each begins with an unpaid fee
 * @param seed the seed of the random actions
 * @throws Error if a fee is paid twice, a confirmed payment is not recorded, or the browser opens a foreign URL
 */
export async function walkThroughPayments(runCount: number, actionsPerRun: number, seed: number): Promise<Walk> {
  const transitions = new Set<string>();
  let actionCount = 0;
  let paymentCount = 0;

  /** Runs a sequence of actions. Each number chooses a tab and one of its actions. */
  async function runActions(choices: readonly number[]): Promise<void> {
    const payer = new Payer(new Visitor());
    await payer.logIn();
    const tabs = [new Tab(payer), new Tab(payer)] as const;
    for (const choice of choices) {
      const tab = tabs[choice % 2 === 0 ? 0 : 1];
      const before = tab.state;
      const possible = Object.values(tab.actions);
      await possible[(choice >> 1) % possible.length]?.();
      actionCount += 1;
      if (before !== tab.state) transitions.add(`${before} > ${tab.state}`);

      const paid = await payer.paymentMethods();
      expect(paid.length, 'the fee is paid once at most').toBeLessThanOrEqual(1);
      expect(tab.foreignUrls, 'the browser opens only the payment page').toEqual([]);
      // A tab keeps showing a confirmed payment, so the server must have recorded it.
      if (tab.state === 'confirmed') expect(paid, 'a confirmed payment is recorded').toEqual(['카드결제']);
    }
    paymentCount += (await payer.paymentMethods()).length;
  }

  const choices = fc.array(fc.nat(0xffff), { minLength: actionsPerRun, maxLength: actionsPerRun });
  await fc.assert(fc.asyncProperty(choices, runActions), { numRuns: runCount, seed });
  return { transitions: [...transitions].sort(), actionCount, paymentCount };
}
