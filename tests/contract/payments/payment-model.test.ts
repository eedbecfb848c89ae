import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { freezeTime } from '#tests/contract/support/frozen-clock.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { Payer, Tab } from './payment-commands.ts';

freezeTime();

const walks = 300;
const steps = 40;

/** The transitions of the diagram in docs/frontend.md, as 'from > to'. */
async function drawn(): Promise<string[]> {
  const text = await readFile('docs/frontend.md', 'utf8');
  const picture = /```mermaid\nstateDiagram-v2\n(.*?)```/s.exec(text)?.[1] ?? '';
  const arrows = [...picture.matchAll(/^\s*(\w+) --> (\w+)/gm)].map(([, from, to]) => `${from} > ${to}`);
  return [...new Set(arrows)].sort();
}

const seen = new Set<string>();
const states = new Set<string>();
let deeds = 0;
let charges = 0;

/** One walk: each number chooses a tab and what is done there. */
async function walk(choices: readonly number[]): Promise<void> {
  const payer = new Payer(new Visitor());
  await payer.logIn();
  const tabs = [new Tab(payer), new Tab(payer)] as const;
  for (const choice of choices) {
    const tab = tabs[choice % 2 === 0 ? 0 : 1];
    const before = tab.state;
    const possible = Object.values(tab.deeds);
    await possible[(choice >> 1) % possible.length]?.();
    deeds += 1;
    states.add(tab.state);
    if (before !== tab.state) seen.add(`${before} > ${tab.state}`);

    const paid = await payer.paid();
    expect(paid.length, 'the fee is paid once at most').toBeLessThanOrEqual(1);
    expect(tab.strayed, 'the browser goes to the payment page alone').toEqual([]);
    // What was confirmed stays on the screen; when it was, the server had it.
    if (tab.state === 'confirmed') expect(paid, 'what is confirmed is recorded').toEqual(['카드결제']);
  }
  charges += (await payer.paid()).length;
}

describe('a member who does anything in two tabs, over a network that fails', () => {
  let picture: string[] = [];
  beforeAll(async () => {
    picture = await drawn();
    await fc.assert(fc.asyncProperty(fc.array(fc.nat(0xffff), { minLength: steps, maxLength: steps }), walk), {
      numRuns: walks,
      seed: 20251105,
    });
  }, 120_000);

  test('never pays twice, and is never told of a payment that the server doesn’t have', () => {
    expect(deeds).toBe(walks * steps);
    expect(charges).toBeGreaterThan(walks / 4);
  });

  test('passes every state and every transition of the diagram in docs/frontend.md, and no other', () => {
    console.log(`payment: ${states.size} states, ${seen.size} transitions, ${deeds} deeds, ${charges} payments`);
    expect([...seen].sort()).toEqual(picture);
  });
});
