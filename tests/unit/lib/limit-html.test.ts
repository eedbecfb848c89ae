import { expect, test } from 'vitest';
import { htmlTags } from '#src/lib/html/html-tags.ts';
import { htmlToText } from '#src/lib/html/html-to-text.ts';
import { htmlLimits, limitHtml } from '#src/lib/html/limit-html.ts';
import { isVoidElement } from '#src/lib/html/post-elements.ts';

/** Returns the nesting depth and the number of tags, and whether every element is closed inside its parent element. */
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

const size = 200_000;
const repeatToSize = (piece: (index: number) => string) => {
  let text = '';
  for (let index = 0; text.length < size; index += 1) text += piece(index);
  return text;
};

const heavyPosts: [what: string, html: string][] = [
  ['nested blocks', `${'<div>'.repeat(18_000)}깊은 글${'</div>'.repeat(18_000)}`],
  ['nested blocks that are never closed', repeatToSize(() => '<div>글')],
  ['nested quotations and lists', repeatToSize(() => '<blockquote><ul><li>글')],
  ['nested tables', repeatToSize(() => '<table><tr><td>글')],
  ['text styles that are never closed', repeatToSize((index) => `<b title="${index}">글`)],
  ['text styles that every paragraph repeats', repeatToSize((index) => `<p><b title="${index}">글`)],
  ['wrongly nested text styles', repeatToSize((index) => `<b title="${index}"><p></b>글`)],
  ['elements that are not allowed in a post', repeatToSize(() => '<font color="red">글')],
  ['short elements side by side', repeatToSize(() => '<i>글</i>')],
  ['closing tags without opening tags', repeatToSize(() => '</p>글')],
  ['line breaks', repeatToSize(() => '글<br>')],
  [
    'closing tags in attributes, styles and comments',
    repeatToSize(() => '<b title="</b>"><style></b></style><!--</b>-->글'),
  ],
];

const countTextMarks = (text: string) => text.match(/글/g)?.length ?? 0;

test.each(heavyPosts)(
  'limits depth and elements of a post of 200,000 characters, and keeps its text: %s',
  (_, html) => {
    const limited = limitHtml(html);
    const { depth, tags, isNested } = measureHtml(limited.html);
    expect(depth).toBeLessThanOrEqual(htmlLimits.depth);
    expect(tags).toBeLessThanOrEqual(2 * htmlLimits.steps);
    expect(isNested).toBe(true);
    expect(countTextMarks(htmlToText(limited.html)) + countTextMarks(htmlToText(limited.rest))).toBe(
      countTextMarks(html),
    );
  },
);

const attributes = (count: number, text = (index: number) => `a${index}="${index}"`) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

test.each([
  ['without a value', attributes(20_000, (index) => `a${index}`)],
  ['in quotation marks', attributes(20_000, (index) => `a${index}="<b title='${index}'>"`)],
  ['separated by slashes', attributes(20_000).replaceAll(' ', '/')],
  ['with equals signs', attributes(20_000, () => '= =')],
])('removes attributes beyond the limit, and keeps the text of the element: %s', (_, text) => {
  for (const name of ['p', 'img', 'font', 'x-y']) {
    const { html, rest } = limitHtml(`<${name} title="가" ${text}>글<b>글</b>`);
    expect(html.length).toBeLessThan(1500);
    if (name === 'p' || name === 'img') expect(html.startsWith(`<${name} title="가" `)).toBe(true);
    expect(countTextMarks(htmlToText(html, false))).toBe(2);
    expect(measureHtml(html).isNested).toBe(true);
    expect(rest).toBe('');
  }
});

test('keeps an element with as many attributes as the limit', () => {
  const html = `<p ${attributes(htmlLimits.attributes)}>글</p>`;
  expect(limitHtml(html)).toEqual({ html, rest: '' });
  expect(limitHtml(`<p ${attributes(htmlLimits.attributes + 1)}>글</p>`)).toEqual({ html, rest: '' });
});

test.each(['iframe', 'video', 'audio'])('keeps the address of each %s beyond the limit as text', (name) => {
  const frame = (index: number) => `<p>글<${name} src="https://video.example/${index}/"></${name}></p>`;
  const html = Array.from({ length: 4000 }, (_, index) => frame(index)).join('');
  const limited = limitHtml(html);
  expect(limited.html.match(new RegExp(`<${name} `, 'g'))).toHaveLength(htmlLimits.frames);
  const text = htmlToText(limited.html) + htmlToText(limited.rest);
  expect(countTextMarks(text)).toBe(4000);
  for (const index of [0, htmlLimits.frames, 3999]) expect(text).toContain(`https://video.example/${index}/`);
});

test.each([
  ['a long post from an editor', '<h3>제목</h3><p>글 <b>굵게</b> <a href="/x">링크</a></p>'.repeat(120)],
  ['paragraphs and items without closing tags', `${'<p>글'.repeat(300)}<ul>${'<li>글'.repeat(300)}</ul>`],
  ['a table without closing tags', `<table>${'<tr><td>가<td>나'.repeat(300)}</table>`],
  ['tables within tables', '<table><tr><td>'.repeat(5).concat('글', '</td></tr></table>'.repeat(5))],
  ['elements that are not allowed in a post', '<svg><title>그림</title></svg><font>글</font>'],
])('does not change %s', (_, html) => {
  expect(limitHtml(html)).toEqual({ html, rest: '' });
});

test('does not cut a table of 1,500 cells', () => {
  const html = `<table><tbody>${'<tr><td>가</td><td>나</td><td>다</td></tr>'.repeat(500)}</tbody></table>`;
  expect(limitHtml(html)).toEqual({ html, rest: '' });
});

test('does not join the texts around a removed comment to a tag', () => {
  const html = `${'<i>글</i>'.repeat(600)}<<!-- -->b>`;
  expect(limitHtml(html).html.endsWith('&lt;b>')).toBe(true);
});
