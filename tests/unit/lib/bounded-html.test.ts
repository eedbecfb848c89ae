import { expect, test } from 'vitest';
import { boundedHtml, htmlLimits } from '#src/lib/html/bounded-html.ts';
import { htmlTags } from '#src/lib/html/html-tags.ts';
import { isVoidElement } from '#src/lib/html/post-elements.ts';
import { readableText } from '#src/lib/html/readable-text.ts';

/** Measures the depth and the number of tags of HTML, and whether its elements are nested correctly. */
function measureHtml(html: string) {
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

const length = 200_000;
/** Repeats a piece of HTML up to a length of 200,000 characters. */
const repeatPiece = (piece: (index: number) => string) => {
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += piece(index);
  return text;
};

const extremePosts: [description: string, html: string][] = [
  ['nested blocks', `${'<div>'.repeat(18_000)}깊은 글${'</div>'.repeat(18_000)}`],
  ['nested blocks that are never closed', repeatPiece(() => '<div>글')],
  ['nested quotations and lists', repeatPiece(() => '<blockquote><ul><li>글')],
  ['nested tables', repeatPiece(() => '<table><tr><td>글')],
  ['text styles that are never closed', repeatPiece((index) => `<b title="${index}">글`)],
  ['text styles that every paragraph repeats', repeatPiece((index) => `<p><b title="${index}">글`)],
  ['text styles in wrong order', repeatPiece((index) => `<b title="${index}"><p></b>글`)],
  ['elements that are not allowed', repeatPiece(() => '<font color="red">글')],
  ['short elements side by side', repeatPiece(() => '<i>글</i>')],
  ['closing tags alone', repeatPiece(() => '</p>글')],
  ['line breaks', repeatPiece(() => '글<br>')],
  [
    'closing tags in attributes, styles and comments',
    repeatPiece(() => '<b title="</b>"><style></b></style><!--</b>-->글'),
  ],
];

test.each(extremePosts)('limits depth and number of elements in 200,000 characters of %s', (_, html) => {
  const bounded = boundedHtml(html);
  const { depth, tags, isNested } = measureHtml(bounded.html);
  expect(depth).toBeLessThanOrEqual(htmlLimits.depth);
  expect(tags).toBeLessThanOrEqual(2 * htmlLimits.steps);
  expect(isNested).toBe(true);
});

const countMarks = (text: string) => text.match(/글/g)?.length ?? 0;

test.each(extremePosts)('keeps the text of 200,000 characters of %s', (_, html) => {
  const bounded = boundedHtml(html);
  expect(countMarks(readableText(bounded.html)) + countMarks(readableText(bounded.rest))).toBe(countMarks(html));
});

test.each([
  ['a long post of an editor', '<h3>제목</h3><p>글 <b>굵게</b> <a href="/x">링크</a></p>'.repeat(120)],
  ['paragraphs and items without closing tags', `${'<p>글'.repeat(300)}<ul>${'<li>글'.repeat(300)}</ul>`],
  ['a table without closing tags', `<table>${'<tr><td>가<td>나'.repeat(300)}</table>`],
  ['tables within tables', '<table><tr><td>'.repeat(5).concat('글', '</td></tr></table>'.repeat(5))],
  ['elements that are not allowed', '<svg><title>그림</title></svg><font>글</font>'],
])('does not change %s', (_, html) => {
  expect(boundedHtml(html)).toEqual({ html, rest: '' });
});

test('does not cut a table of 1,500 cells', () => {
  const html = `<table><tbody>${'<tr><td>가</td><td>나</td><td>다</td></tr>'.repeat(500)}</tbody></table>`;
  expect(boundedHtml(html)).toEqual({ html, rest: '' });
});

test('does not join the text around a removed comment to a tag', () => {
  const html = `${'<i>글</i>'.repeat(600)}<<!-- -->b>`;
  expect(boundedHtml(html).html.endsWith('&lt;b>')).toBe(true);
});
