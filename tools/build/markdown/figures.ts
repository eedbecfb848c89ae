import { figures } from '#src/content/figures.ts';
import type { Problem } from './problems.ts';

/**
 * Replaces the names of figures, such as {{pageFee}}, by their values in src/content/figures.ts.
 * @returns the text with the same number of lines, and the unknown names
 */
export function fillFigures(text: string): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const replaceNames = (line: string, index: number) =>
    line.replace(/\{\{(.*?)\}\}/g, (whole, name: string) => {
      if (Object.hasOwn(figures, name)) return String(figures[name]);
      problems.push({ line: index + 1, reason: `There is no figure ${whole}.` });
      return whole;
    });
  return { text: text.split('\n').map(replaceNames).join('\n'), problems };
}
