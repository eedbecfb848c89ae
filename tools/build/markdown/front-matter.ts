import type { Problem } from './problems.ts';

/** The values between the two lines `---` at the top of a document. */
export type FrontMatter = {
  title: string;
  /** The language of the whole document (BCP 47). */
  lang: string;
};

const keys: readonly string[] = ['title', 'lang'];
const languages: readonly string[] = ['ko', 'en'];

/**
 * Separates the front matter from the text of a document.
 * @returns the values, and the text with empty lines in place of the front matter, so that line numbers stay the same
 */
export function readFrontMatter(text: string): { values: FrontMatter; body: string; problems: Problem[] } {
  const lines = text.split(/\r?\n/);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (end === -1) {
    const reason = 'A document begins with a line ---, lines such as title: …, and a line ---.';
    return { values: { title: '', lang: 'ko' }, body: text, problems: [{ line: 1, reason }] };
  }
  const problems: Problem[] = [];
  const found = new Map<string, string>();
  lines.slice(1, end).forEach((text, index) => {
    const line = index + 2;
    const [, key = '', value = ''] = /^(\w+): *(.*?) *$/.exec(text) ?? [];
    if (!keys.includes(key)) problems.push({ line, reason: `'${text}' is not one of ${keys.join(', ')}.` });
    else if (value === '') problems.push({ line, reason: `${key} has no value.` });
    else found.set(key, value);
  });
  const { title = '', lang = 'ko' } = Object.fromEntries(found);
  if (title === '' && problems.length === 0) problems.push({ line: 1, reason: 'The document has no title.' });
  if (!languages.includes(lang)) problems.push({ line: 1, reason: `lang is one of ${languages.join(', ')}.` });
  const body = [...lines.slice(0, end + 1).map(() => ''), ...lines.slice(end + 1)].join('\n');
  return { values: { title, lang }, body, problems };
}
