import { type OpenedState, waitUntilStable } from '#audit/run/reach.ts';
import { type InteractiveCheck, notApplicable } from './interactive-check.ts';

/** The window whose content must also be there at 400 % zoom, which is a width of 320 px; in CSS px. */
const wideWindow = { width: 1280, height: 1024 };

/** Returns the texts of the content, or of the open dialog, with the selector of their element. */
const readContentTexts = ({ page }: OpenedState): Promise<{ text: string; selector: string; html: string }[]> =>
  page.evaluate(() => audit.contentTexts());

/** A date, an amount, a phone number, or a text as long as a sentence: what nobody leaves out on a phone. */
const isEssential = (text: string): boolean => text.length >= 16 || /\d{4}[-./년]\s?\d|\d원|\d{2,4}-\d{3,4}/.test(text);

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');

/** Compares the content at 320 px with that of a wide window, because zoom must not take content away (WCAG 1.4.10). */
export const lostContentCheck: InteractiveCheck = {
  checks: [{ id: 'lost-content', title: '400% 확대에서 내용이 빠지지 않는다', criteria: ['1.4.10'] }],
  async run(opened) {
    const { page, tools } = opened;
    const before = page.viewportSize();
    const hasDialog = (): Promise<boolean> => page.evaluate(() => audit.topDialog() !== null);
    const [isDialog, narrow] = [await hasDialog(), await readContentTexts(opened)];
    await page.setViewportSize(wideWindow);
    await waitUntilStable(page, tools.timeoutMs);
    const [isStillDialog, wide] = [await hasDialog(), await readContentTexts(opened)];
    if (before) await page.setViewportSize(before);
    if (isDialog !== isStillDialog) return { 'lost-content': notApplicable };
    const all = narrow.map(({ text }) => withoutBlanks(text)).join('');
    const lost = wide.filter(({ text }) => isEssential(text) && !all.includes(withoutBlanks(text)));
    return {
      'lost-content': {
        examined: wide.length,
        problems: lost.slice(0, 5).map(({ text, selector, html }) => ({
          selector,
          html,
          message: `'${text.slice(0, 30)}'이(가) 320px 너비에서 사라진다`,
        })),
      },
    };
  },
};
