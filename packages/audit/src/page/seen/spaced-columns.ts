import type { PageCheck } from '#audit/model.ts';
import { problemAt } from '#audit/page/dom.ts';
import { readTextBlocks } from './text-blocks.ts';

/** Three or more spaces or tabs between two words, as an author writes them to form columns. */
const gap = /\S(?:[ \u00a0]{3,}|\t+)\S/;

/** Finds columns that are formed by spaces, which a screen reader reads line by line (WCAG 1.3.1, 1.3.2; failures F33, F34). */
export const spacedColumns: PageCheck = {
  id: 'spaced-columns',
  title: '빈칸으로 맞춘 표나 단이 없다',
  criteria: ['1.3.1', '1.3.2'],
  inspect() {
    const blocks = readTextBlocks().filter(({ element, isExposed }) => isExposed && !element.closest('code'));
    const problems = blocks.flatMap(({ element }) => {
      const text = element.textContent ?? '';
      const isKept = getComputedStyle(element).whiteSpace.startsWith('pre');
      const lines = (isKept ? text : text.replace(/[ \t\n]+/g, ' ')).split('\n');
      const isColumns = isKept ? lines.filter((line) => gap.test(line)).length > 2 : gap.test(lines.join(' '));
      return isColumns ? [problemAt(element, '빈칸으로 맞춘 단이어서 줄마다 이어서 읽힌다')] : [];
    });
    return { examined: blocks.length, problems };
  },
};
