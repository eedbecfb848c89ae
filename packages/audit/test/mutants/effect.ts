import type { Page } from '@playwright/test';
import { type ReachOptions, waitUntilStable, withState } from '#audit/run/reach.ts';
import type { AuditTools } from '#audit/run/tools.ts';
import type { State } from '#audit/screens/state.ts';
import { waitForPaint } from '#e2e/support/wait.ts';
import type { Mutant } from './mutant.ts';
import type { Operator } from './operator.ts';
import { readTree, shortHash, takeStablePicture } from './probe.ts';

/** Why a mutant is not judged: nothing changes, a rule excludes it, or it could not be tried. */
export class NotJudgedError extends Error {
  readonly result: 'noEffect' | 'noDefect' | 'failed';

  constructor(result: NotJudgedError['result'], reason: string) {
    super(reason);
    this.result = result;
  }
}

/** The site, the script that lists and applies mutants, and what was read from clean pages. */
export type Bench = { tools: AuditTools; script: string; cleanReadings: Map<string, Promise<string>> };

/** A mutant with its operator and its state. */
export type Subject = { mutant: Mutant; operator: Operator; state: State };

/** Applies the mutant to a page that has reached its state. @throws NotJudgedError when the element does not exist */
export async function applyMutant(page: Page, { script }: Bench, { mutant, operator }: Subject): Promise<void> {
  await page.evaluate(script);
  const exists = await page.evaluate(
    ({ id, path, value, identity }) => mutation.applyOperator(id, path, value, identity),
    { id: operator.id, path: mutant.path, value: mutant.value, identity: mutant.identity },
  );
  if (!exists) throw new NotJudgedError('noEffect', '이 표시 방식에는 이 요소가 없다');
}

/** The source that applies a mutant as soon as the element exists, before the site's own scripts run. */
export const startSource = ({ script }: Bench, { mutant, operator }: Subject): string =>
  `if (window === window.top) { ${script}\n mutation.applyOperator(${[operator.id, mutant.path, mutant.value, mutant.identity].map((text) => JSON.stringify(text)).join(', ')}); }`;

/** Returns everything that a mutant may change in a page: tree, exposed attributes, order of focus, and pixels. */
async function readWholePage(page: Page): Promise<string> {
  const picture = await takeStablePicture(page);
  const exposed = await page.evaluate(() => `${mutation.exposedAttributes()}\n${mutation.focusSequence()}`);
  return [shortHash(await readTree(page)), shortHash(exposed), picture ? shortHash(picture) : 'unstable'].join(' ');
}

/** @throws NotJudgedError when both readings are equal. @returns the hash of what the mutant leads to */
function assertChanged(clean: string, mutated: string): string {
  if (clean === mutated) throw new NotJudgedError('noEffect', '바뀐 것이 없다');
  return shortHash(mutated);
}

/** @throws NotJudgedError when the change is no defect, for the reason that the operator gives */
async function assertDefect(page: Page, { mutant, operator }: Subject): Promise<void> {
  const reason = await page.evaluate(({ id, value }) => mutation.refuteOperator(id, value), {
    id: operator.id,
    value: mutant.value,
  });
  if (reason !== null) throw new NotJudgedError('noDefect', reason);
}

/** Applies a mutant in the page that will be audited, and verifies its effect. @returns the hash of the effect */
export async function applyVerified(page: Page, bench: Bench, subject: Subject): Promise<string> {
  await page.evaluate(bench.script);
  const scroll = await page.evaluate(() => [scrollX, scrollY] as const);
  await page.evaluate((path) => mutation.showElement(path), subject.mutant.path);
  const clean = await readWholePage(page);
  await applyMutant(page, bench, subject);
  await waitForPaint(page);
  const effect = assertChanged(clean, await readWholePage(page));
  await assertDefect(page, subject);
  await page.evaluate(([x, y]) => scrollTo({ left: x, top: y, behavior: 'instant' }), scroll);
  return effect;
}

/** Runs a probe in a page of its own. @param isClean whether the page stays without the mutant */
function probeAlone<Answer>(
  bench: Bench,
  subject: Subject,
  options: ReachOptions,
  run: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  return withState(bench.tools, subject.state, options, async ({ page }) => {
    await page.evaluate(bench.script);
    return run(page);
  });
}

const userStyles = {
  'large-text': ':root { font-size: 200% !important; }',
  'spaced-text':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
} as const;

/** Brings the page into the situation that shows the mutant. */
async function enterSituation(page: Page, { mutant, operator }: Subject): Promise<void> {
  const { probe } = operator;
  if (probe === 'large-text' || probe === 'spaced-text')
    await page.evaluate((css) => mutation.setUserStyle(css), userStyles[probe]);
  await page.evaluate((path) => mutation.showElement(path), mutant.path);
  if (probe === 'focus') await page.evaluate((path) => document.querySelector<HTMLElement>(path)?.focus(), mutant.path);
  if (probe === 'hover') await page.locator(mutant.path).hover({ force: true });
  await waitForPaint(page);
}

/** Ends the situation, because operators read how the element looks without it. */
async function leaveSituation(page: Page): Promise<void> {
  await page.evaluate(() => {
    mutation.setUserStyle('');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.mouse.move(0, 0);
  await waitForPaint(page);
}

/**
 * Compares the page with and without the focus. Fields that are checked when the focus leaves them cannot be compared.
 * @throws NotJudgedError when the focus is still visible
 */
async function assertFocusHidden(page: Page, focused: Buffer): Promise<void> {
  const readContent = () => page.evaluate(() => document.body.textContent);
  const before = await readContent();
  await leaveSituation(page);
  const unfocused = await takeStablePicture(page);
  if (unfocused && !unfocused.equals(focused) && before === (await readContent()))
    throw new NotJudgedError('noDefect', '초점이 다른 것으로 보인다');
}

/** Verifies an effect that shows in a situation only. @returns the hash of the effect */
const verifySituation = (bench: Bench, subject: Subject, options: ReachOptions): Promise<string> =>
  probeAlone(bench, subject, options, async (page) => {
    // The browser shows the focus only after a key has moved it.
    if (subject.operator.probe === 'focus') await page.keyboard.press('Tab');
    await enterSituation(page, subject);
    const clean = await takeStablePicture(page);
    await leaveSituation(page);
    await applyMutant(page, bench, subject);
    await enterSituation(page, subject);
    const mutated = await takeStablePicture(page);
    if (!clean || !mutated) throw new NotJudgedError('failed', '화면이 안정되지 않아 비교할 수 없다');
    const effect = assertChanged(shortHash(clean), shortHash(mutated));
    await assertDefect(page, subject);
    if (subject.operator.hidesFocus) await assertFocusHidden(page, mutated);
    return effect;
  });

/** Presses each key on the element, each in a page of its own. @returns what the page shows afterwards */
async function readAfterKeys(bench: Bench, subject: Subject, options: ReachOptions, isClean: boolean): Promise<string> {
  const readings: string[] = [];
  for (const key of subject.operator.keys ?? []) {
    const reading = await probeAlone(bench, subject, options, async (page) => {
      if (!isClean) await applyMutant(page, bench, subject);
      const isPasted = await page.evaluate(
        ({ path, isPaste }) => {
          const element = document.querySelector<HTMLElement>(path);
          element?.focus();
          return isPaste && element?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }));
        },
        { path: subject.mutant.path, isPaste: key === 'Paste' },
      );
      if (key === 'Paste') return String(isPasted);
      await page.keyboard.press(key);
      await waitUntilStable(page, 5000).catch(() => undefined);
      const place = await page.evaluate(() => [
        audit.describeLocation(),
        audit.selectorOf(document.activeElement ?? document.body),
      ]);
      return `${place.join(' ')} ${shortHash(await readTree(page))}`;
    });
    readings.push(reading);
  }
  return readings.join('\n');
}

/** Reads a clean page once for all mutants that compare the same. */
function readClean(bench: Bench, key: string, read: () => Promise<string>): Promise<string> {
  const reading = bench.cleanReadings.get(key) ?? read();
  bench.cleanReadings.set(key, reading);
  return reading;
}

const readLoaded = (bench: Bench, subject: Subject, options: ReachOptions): Promise<string> =>
  probeAlone(bench, subject, options, async (page) => {
    const announced = await page.evaluate(() => audit.recordedAnnouncements());
    return announced.join('\n');
  });

/**
 * Verifies the effect of a mutant that the audited page itself does not show.
 * @returns the hash of the effect; null for a mutant whose effect is verified in the audited page
 */
export async function verifyApart(bench: Bench, subject: Subject, options: ReachOptions): Promise<string | null> {
  const { operator, state, mutant } = subject;
  const { probe = 'here', keys = [] } = operator;
  if (probe === 'here') return null;
  if (probe === 'keys')
    return assertChanged(
      await readClean(bench, `${state.id} ${mutant.path} ${keys}`, () => readAfterKeys(bench, subject, options, true)),
      await readAfterKeys(bench, subject, options, false),
    );
  if (probe === 'load')
    return assertChanged(
      await readClean(bench, `${state.id} load`, () => readLoaded(bench, subject, options)),
      await readLoaded(bench, subject, { ...options, seed: startSource(bench, subject) }),
    );
  return verifySituation(bench, subject, options);
}
