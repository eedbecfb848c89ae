import { expect, test } from 'vitest';
import { markPendingTexts } from '#src/lib/html/mark-pending-texts.ts';

const firstFont = 'U+20-7A,U+D559,U+D68C';
const mark = ' data-font-pending=""';

test.each([
  ['<p>학회 &amp; &quot;2025&quot;</p>', ''],
  ['<div>학회<p>학술</p></div>', '<p'],
  ['<p class="a>b">학회 <strong>소<em>식</em></strong></p>', '<p class="a>b"'],
  ['<div><img src="a"><br>학술<p>학회</p></div>', '<div'],
  ['<ul><li>학회</li><li>학<!-- -->술</li></ul>', '</li><li'],
  ['<p title="학술">학회</p>', ''],
])('marks the block with a character that the first font lacks: %s', (html, tag) => {
  expect(markPendingTexts(html, firstFont)).toBe(tag ? html.replace(tag, tag + mark) : html);
});
