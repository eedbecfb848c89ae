import type { Page } from '@playwright/test';
import { readerScript } from '#tools/audit/run/bundle.ts';
import { withState, waitUntilStable } from '#tools/audit/run/reach.ts';
import type { AuditTools } from '#tools/audit/run/tools.ts';
import { waitForTime } from '#tools/audit/run/wait.ts';
import type { JourneyPlan } from './journey.ts';
import { translatePhrase } from './korean.ts';

const maxPhrases = 400;

/** Phrases of the reader from the beginning of an element to its end. `only` stops after the first. */
const spokenPhrases = (page: Page, only: 'focus' | 'all'): Promise<string[]> =>
  page.evaluate(
    async ([what, most]) => {
      const container =
        what === 'focus' ? document.activeElement : (audit.topDialog() ?? document.querySelector('main'));
      if (!container || container === document.body) return [];
      const Reader: unknown = Reflect.get(globalThis, 'Reader');
      if (typeof Reader !== 'function') return ['no reader'];
      const reader = Reflect.construct(Reader, []);
      await reader.start({ container });
      const first: string = await reader.lastSpokenPhrase();
      const said = [first];
      for (let count = 0; what === 'all' && count < most; count += 1) {
        await reader.next();
        const phrase: string = await reader.lastSpokenPhrase();
        if (phrase === first) break;
        said.push(phrase);
      }
      await reader.stop();
      return said;
    },
    [only, maxPhrases] as const,
  );

/** A container's name and its text often say the same, one after the other. */
function koreanLines(phrases: readonly string[]): string[] {
  const lines = phrases.map(translatePhrase).filter((line) => line !== '');
  return lines.filter((line, index) => !(lines[index - 1] ?? '').endsWith(line));
}

/** Goes through a journey and writes down what a screen reader says. @returns the transcript, as Markdown */
export async function recordTranscript(tools: AuditTools, { id, name, journey, path, memberId: who, time: at, steps: parts }: JourneyPlan): Promise<string> {
  const script = await readerScript();
  const start = { id, name, path, journey, ...(who ? { who } : {}), ...(at ? { at } : {}) } as const;
  return withState(tools, start, {}, async ({ page }) => {
    const lines = [`# ${name}`, ''];
    let heard = 0;
    const opened = {
      step: { say: `${decodeURIComponent(path)} 화면을 연다`, run: () => Promise.resolve() },
      reads: true,
    };
    for (const [index, { step, readsPage: reads }] of [opened, ...parts].entries()) {
      await step.run(page);
      await waitUntilStable(page, tools.timeoutMs);
      // What is typed is commented on a moment later, so that a reader isn't interrupted.
      await waitForTime(page, 1000);
      await waitUntilStable(page, tools.timeoutMs);
      if ((await page.evaluate(() => 'Reader' in globalThis)) === false) await page.evaluate(`${script};0`);
      const said = await page.evaluate(() => audit.recordedAnnouncements());
      // A page that was read anew has said nothing yet.
      const fresh = said.length < heard ? said : said.slice(heard);
      heard = said.length;
      lines.push(`## ${index + 1}. ${step.description}`, '');
      for (const text of fresh) lines.push(`- 알림: ${text}`);
      const [focus] = koreanLines(await spokenPhrases(page, 'focus'));
      if (focus) lines.push(`- 초점: ${focus}`);
      if (reads) lines.push('- 읽기:', ...koreanLines(await spokenPhrases(page, 'all')).map((line) => `  - ${line}`));
      lines.push('');
    }
    return `${lines.join('\n').trimEnd()}\n`;
  });
}
