import { expect, test } from 'vitest';
import { hasMarkup } from '../../src/lib/sanitise-html';
import { typedText } from '../../src/lib/typed-text';

test.each([
  ['<p>첫 줄</p><p>둘째 줄</p>', '첫 줄\n\n둘째 줄'],
  ['<p>첫 줄<br>둘째 줄<br/>셋째 줄</p>', '첫 줄\n둘째 줄\n셋째 줄'],
  ['<p>1 &lt; 2 &amp;&nbsp;3</p>', '1 < 2 & 3'],
])('paragraphs and breaks of %s become lines of a plain field', (html, text) => {
  expect(typedText(html)).toBe(text);
});

test.each([
  '첫 줄\n둘째 줄',
  '1 < 2 그리고 3 > 2, &amp;도 그대로',
  '<script>alert(1)</script>를 어떻게 막나요?',
  '<p>글</p><ul><li>목록</li></ul>',
  '<p>글 <strong>굵게</strong></p>',
  '<p><img src="/api/files/1/a.png" alt="그림"></p>',
])('%s stays as it is: a plain field would lose something of it', (content) => {
  expect(typedText(content)).toBe(content);
});

test.each([
  ['<p>글</p>', true],
  ['글<br/>글', true],
  ['<P CLASS="x">글', true],
  ['1 < 2, a<b, <p', false],
  ['<script>alert(1)</script>', false],
  ['<pp>글</pp>', false],
])('%s has a tag of a post: %s', (text, expected) => {
  expect(hasMarkup(text)).toBe(expected);
});

test('a text of nothing but the beginnings of tags is read in no time', () => {
  const started = performance.now();
  expect(hasMarkup('<p '.repeat(66_000))).toBe(false);
  expect(performance.now() - started).toBeLessThan(500);
});
