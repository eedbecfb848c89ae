import { expect, test } from 'vitest';
import { htmlTags } from '#src/lib/html/html-tags.ts';
import { htmlToText } from '#src/lib/html/html-to-text.ts';
import { htmlLimits, limitHtml } from '#src/lib/html/limit-html.ts';
import { isVoidElement } from '#src/lib/html/post-elements.ts';

/** How deep the elements of a text stand, how many tags it has, and whether each is closed within the one around it. */
function measure(html: string) {
  const open: string[] = [];
  let [depth, tags, isNested] = [0, 0, true];
  for (const { kind, name } of htmlTags(html)) {
    tags += 1;
    if (kind === 'open' && !isVoidElement(name)) open.push(name);
    if (kind === 'close') isNested &&= open.pop() === name;
    depth = Math.max(depth, open.length);
  }
  return { depth, tags, isNested: isNested && open.length === 0 };
}

const size = 200_000;
const upTo = (piece: (index: number) => string) => {
  let text = '';
  for (let index = 0; text.length < size; index += 1) text += piece(index);
  return text;
};

const heavy: [what: string, html: string][] = [
  ['nested blocks', `${'<div>'.repeat(18_000)}깊은 글${'</div>'.repeat(18_000)}`],
  ['nested blocks that are never closed', upTo(() => '<div>글')],
  ['nested quotations and lists', upTo(() => '<blockquote><ul><li>글')],
  ['nested tables', upTo(() => '<table><tr><td>글')],
  ['text styles that are never closed', upTo((index) => `<b title="${index}">글`)],
  ['text styles that every paragraph repeats', upTo((index) => `<p><b title="${index}">글`)],
  ['text styles in wrong order', upTo((index) => `<b title="${index}"><p></b>글`)],
  ['elements that a post may not have', upTo(() => '<font color="red">글')],
  ['short elements side by side', upTo(() => '<i>글</i>')],
  ['closing tags alone', upTo(() => '</p>글')],
  ['line breaks', upTo(() => '글<br>')],
  ['closing tags in attributes, styles and comments', upTo(() => '<b title="</b>"><style></b></style><!--</b>-->글')],
];

test.each(heavy)('a post of 200,000 characters of %s is bounded in depth and in elements', (_, html) => {
  const bounded = limitHtml(html);
  const { depth, tags, isNested } = measure(bounded.html);
  expect(depth).toBeLessThanOrEqual(htmlLimits.depth);
  expect(tags).toBeLessThanOrEqual(2 * htmlLimits.steps);
  expect(isNested).toBe(true);
});

const count = (text: string) => text.match(/글/g)?.length ?? 0;

test.each(heavy)('a post of 200,000 characters of %s keeps its text', (_, html) => {
  const bounded = limitHtml(html);
  expect(count(htmlToText(bounded.html)) + count(htmlToText(bounded.rest))).toBe(count(html));
});

test.each([
  ['a long post of an editor', '<h3>제목</h3><p>글 <b>굵게</b> <a href="/x">링크</a></p>'.repeat(120)],
  ['paragraphs and items without closing tags', `${'<p>글'.repeat(300)}<ul>${'<li>글'.repeat(300)}</ul>`],
  ['a table without closing tags', `<table>${'<tr><td>가<td>나'.repeat(300)}</table>`],
  ['tables within tables', '<table><tr><td>'.repeat(5).concat('글', '</td></tr></table>'.repeat(5))],
  ['elements that a post may not have', '<svg><title>그림</title></svg><font>글</font>'],
])('%s is left as it is', (_, html) => {
  expect(limitHtml(html)).toEqual({ html, rest: '' });
});

test('a table of 1,500 cells is not cut', () => {
  const html = `<table><tbody>${'<tr><td>가</td><td>나</td><td>다</td></tr>'.repeat(500)}</tbody></table>`;
  expect(limitHtml(html)).toEqual({ html, rest: '' });
});

test('what a dropped comment stood between is not joined to a tag', () => {
  const html = `${'<i>글</i>'.repeat(600)}<<!-- -->b>`;
  expect(limitHtml(html).html.endsWith('&lt;b>')).toBe(true);
});
