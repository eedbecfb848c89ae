import type { Page } from '@playwright/test';
import { readerScript } from '#audit/run/bundle.ts';
import { waitUntilStable, withState } from '#audit/run/reach.ts';
import type { AuditTools } from '#audit/run/tools.ts';
import type { State, Step } from '#audit/screens/state.ts';
import { translatePhrase } from './korean.ts';

/** A step of a journey, and how much of the screen the transcript has after it. */
export type JourneyStep = Step & {
  /** Whether the screen reader reads the topmost dialog, or else the main content, from beginning to end. */
  readsPage?: boolean;
};

/** A journey through the site whose transcript is recorded with a screen reader. */
export type JourneyPlan = Omit<State, 'steps'> & { steps: readonly JourneyStep[] };

const maxPhrases = 400;

/**
 * Returns the phrases of the screen reader, in English.
 * @param scope `focus` for the first phrase of the focused element; `page` for the topmost dialog or the main content
 */
const spokenPhrases = (page: Page, scope: 'focus' | 'page'): Promise<string[]> =>
  page.evaluate(
    async ([scope, maxCount]) => {
      const container =
        scope === 'focus' ? document.activeElement : (audit.topDialog() ?? document.querySelector('main'));
      if (!container || container === document.body) return [];
      const Reader: unknown = Reflect.get(globalThis, 'Reader');
      if (typeof Reader !== 'function') return ['no reader'];
      const reader = Reflect.construct(Reader, []);
      await reader.start({ container });
      const first: string = await reader.lastSpokenPhrase();
      const phrases = [first];
      while (scope === 'page' && phrases.length <= maxCount) {
        await reader.next();
        const phrase: string = await reader.lastSpokenPhrase();
        if (phrase === first) break;
        const node: unknown = Reflect.get(reader, 'activeNode');
        const option = (node instanceof Element ? node : node instanceof Node && node.parentElement) || null;
        // A screen reader reads only the selected option of a closed select.
        if (option?.closest('option:not(:checked)')) continue;
        phrases.push(option?.closest('option') ? phrase.replace('not selected', 'selected') : phrase);
      }
      await reader.stop();
      return phrases;
    },
    [scope, maxPhrases] as const,
  );

/** Translates phrases, and omits those that only repeat the end of the previous line, such as the text of a link. */
function koreanLines(phrases: readonly string[]): string[] {
  const lines = phrases.map(translatePhrase).filter((line) => line !== '');
  return lines.filter((line, index) => !(lines[index - 1] ?? '').endsWith(line));
}

/** Messages that are heard only if the server is slow: of progress, and of the length of a list that appears later. */
const speedDependentMessage = /하고 있습니다\.$|기다리고 있습니다\.$|^총 [\d,]+건/;

/** Runs a journey and records what a screen reader announces. @returns the transcript, as Markdown */
export async function recordTranscript(tools: AuditTools, plan: JourneyPlan): Promise<string> {
  const { steps, ...start } = plan;
  const script = await readerScript();
  return withState(tools, start, {}, async ({ page }) => {
    const lines = [`# ${start.name}`, ''];
    let recordedCount = 0;
    const openScreen: JourneyStep = {
      description: `${decodeURIComponent(start.path)} 화면을 연다`,
      run: () => Promise.resolve(),
      readsPage: true,
    };
    for (const [index, { description, run, readsPage }] of [openScreen, ...steps].entries()) {
      await run(page);
      await waitUntilStable(page, tools.timeoutMs);
      // Messages about typed text are announced up to a second later, so that they do not interrupt the screen reader.
      await page.clock.fastForward(1000);
      await waitUntilStable(page, tools.timeoutMs);
      if ((await page.evaluate(() => 'Reader' in globalThis)) === false) await page.evaluate(`${script};0`);
      const announcements = await page.evaluate(() => audit.recordedAnnouncements());
      // A reload starts a new record.
      const fresh = announcements.length < recordedCount ? announcements : announcements.slice(recordedCount);
      recordedCount = announcements.length;
      lines.push(`## ${index + 1}. ${description}`, '');
      for (const text of fresh) if (!speedDependentMessage.test(text)) lines.push(`- 알림: ${text}`);
      const [focus] = koreanLines(await spokenPhrases(page, 'focus'));
      if (focus) lines.push(`- 초점: ${focus}`);
      if (readsPage)
        lines.push('- 읽기:', ...koreanLines(await spokenPhrases(page, 'page')).map((line) => `  - ${line}`));
      lines.push('');
    }
    return `${lines.join('\n').trimEnd()}\n`;
  });
}
