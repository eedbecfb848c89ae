import type { Problem } from './problems.ts';

/** The values between the two lines `---` at the top of a document. `lang` is the language of the document (BCP 47). */
export type FrontMatter = { title: string; lang: string };

/**
 * Separates the front matter from the text of a document.
 * @returns the values, and the text with empty lines in place of the front matter, so that line numbers stay the same
 */
export function readFrontMatter(text: string): { values: FrontMatter; body: string; problems: Problem[] } {
  const lines = text.split(/\r?\n/);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const values: FrontMatter = { title: '', lang: 'ko' };
  const problems: Problem[] = [];
  for (const [index, line] of lines.slice(0, Math.max(end, 0)).entries()) {
    const [, title, lang] = /^title: *(.*\S)|^lang: *(ko|en) *$/.exec(line) ?? [];
    if (title) values.title = title;
    else if (lang) values.lang = lang;
    else if (index > 0) problems.push({ line: index + 1, reason: `'${line}' is neither a title nor lang: ko or en.` });
  }
  if (end === -1)
    problems.push({ line: 1, reason: 'A document begins with a line ---, lines such as title: …, and a line ---.' });
  else if (!values.title) problems.push({ line: 1, reason: 'The document has no title.' });
  return { values, body: lines.map((line, index) => (index > end ? line : '')).join('\n'), problems };
}
