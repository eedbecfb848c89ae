import type { Page } from '@playwright/test';
import { readerScript } from '#tools/audit/run/bundle.ts';
import { reach, settle } from '#tools/audit/run/reach.ts';
import type { Tools } from '#tools/audit/run/tools.ts';
import { watch } from '#tools/audit/run/wait.ts';
import type { JourneyPlan } from './journey.ts';
import { inKorean } from './korean.ts';

const mostPhrases = 400;

/** Phrases of the reader from the beginning of an element to its end. `only` stops after the first. */
const phrasesOf = (page: Page, only: 'focus' | 'all'): Promise<string[]> =>
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
    [only, mostPhrases] as const,
  );

/** A container's name and its text often say the same, one after the other. */
function readable(phrases: readonly string[]): string[] {
  const lines = phrases.map(inKorean).filter((line) => line !== '');
  return lines.filter((line, index) => !(lines[index - 1] ?? '').endsWith(line));
}

/** Goes through a journey and writes down what a screen reader says. @returns the transcript, as Markdown */
export async function speak(tools: Tools, { id, name, journey, path, who, at, parts }: JourneyPlan): Promise<string> {
  const script = await readerScript();
  const start = { id, name, path, journey, ...(who ? { who } : {}), ...(at ? { at } : {}) } as const;
  return reach(tools, start, {}, async ({ page }) => {
    const lines = [`# ${name}`, ''];
    let heard = 0;
    const opened = {
      step: { say: `${decodeURIComponent(path)} 화면을 연다`, run: () => Promise.resolve() },
      reads: true,
    };
    for (const [index, { step, reads }] of [opened, ...parts].entries()) {
      await step.run(page);
      await settle(page, tools.patience);
      // What is typed is commented on a moment later, so that a reader isn't interrupted.
      await watch(page, 1000);
      await settle(page, tools.patience);
      if ((await page.evaluate(() => 'Reader' in globalThis)) === false) await page.evaluate(`${script};0`);
      const said = await page.evaluate(() => audit.announced());
      // A page that was read anew has said nothing yet.
      const fresh = said.length < heard ? said : said.slice(heard);
      heard = said.length;
      lines.push(`## ${index + 1}. ${step.say}`, '');
      for (const text of fresh) lines.push(`- 알림: ${text}`);
      const [focus] = readable(await phrasesOf(page, 'focus'));
      if (focus) lines.push(`- 초점: ${focus}`);
      if (reads) lines.push('- 읽기:', ...readable(await phrasesOf(page, 'all')).map((line) => `  - ${line}`));
      lines.push('');
    }
    return `${lines.join('\n').trimEnd()}\n`;
  });
}
