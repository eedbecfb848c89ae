import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFormattedPost } from '#src/lib/html/formatted-post.ts';
import { contentToSend, editableText, formattingOutcome, wouldBeFormatted } from '#src/pages/archive/post-content.ts';
import { typedPost } from '#tests/support/typed-post.ts';

const runs = 20_000;

test.each([
  '<p>글</p>',
  ' \n\t<p>글</p> 뒤의 글',
  '<P CLASS="x">글</P>',
  '<h3>제목</h3><ul><li>하나</li><li>둘</li></ul>',
  '<p>첫 줄<br>둘째 줄<br/><img src="/a.png"></p><hr>',
  '<br>글',
  '<p title="a > b">글</p>',
  '<p>글 <font color="red">빨강</font></p>',
  '<p>글</p><!-- <b> -->',
  '<p>1 < 2 그리고 <3</p>',
  '<p>글<script>if (a<b) x()</script></p>',
  '<p><img src="/a.png"></p>',
  '<iframe src="https://video.example/1"></iframe>',
])('%s is a formatted post', (content) => {
  expect(isFormattedPost(content)).toBe(true);
});

test.each([
  '',
  '글',
  'x<a 이면 묽고, x>b 이면',
  '글<br>글',
  '글 <p>글</p>',
  // Nothing of these would be seen, neither by readers nor in the form.
  ...['<table></table>', '<p><br></p>', '<hr>', '<b></b>', '<p>&nbsp;</p><script>x()</script>'],
  '<p>글',
  '<p>글<br></div>',
  '<b><i>글</b></i>',
  '</p><p>글</p>',
  '<p>글</p></p>',
  '<p',
  '<p>글</p><b',
  '<p>글</p><b title="',
  '<p>글</p><!-- 끝이 없는 설명',
  '<p>글<style></p>',
  '<p/>글',
  '<pp>글</pp>',
  '<!-- 설명 --><p>글</p>',
  '<script>alert(1)</script>를 어떻게 막나요?',
  '<vector>는 무엇인가요</vector>',
  '<p>vector<int>를 쓰는 법</p>',
  '1 < 2, a<b, <p',
  '&lt;p&gt;글&lt;/p&gt;',
])('%s is text', (content) => {
  expect(isFormattedPost(content)).toBe(false);
});

test('a text of 60,000 unfinished tags, quotes or comments is text, and is parsed quickly', () => {
  for (const piece of ['<p ', '<p>', '<b title="', "<i '", '<!--', '</', '<style>', '<a = = ']) {
    const text = '<p>'.concat(piece.repeat(60_000));
    expect(isFormattedPost(text), piece).toBe(false);
  }
});

test(`the form shows and sends a text exactly as it was typed (${runs} texts)`, () => {
  fc.assert(
    fc.property(typedPost, (typed) => {
      const sent = contentToSend(typed, undefined);
      expect(sent).toBe(typed.replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
      fc.pre(!isFormattedPost(sent));
      expect(editableText(sent)).toBe(sent);
      expect(contentToSend(editableText(sent), sent)).toBe(sent);
    }),
    { numRuns: runs },
  );
});

test(`the form warns exactly when readers would see a formatted post instead of the typed text (${runs} texts)`, () => {
  fc.assert(
    fc.property(typedPost, (typed) => {
      expect(wouldBeFormatted(typed, undefined)).toBe(isFormattedPost(contentToSend(typed, undefined)));
    }),
    { numRuns: runs },
  );
});

test('a formatted post is sent unchanged when its text is unchanged', () => {
  const stored = '<p>첫 줄</p>\r\n<p><b>둘째</b> 줄<img src="/a.png" alt="그림"></p>';
  expect(editableText(stored)).toBe('첫 줄\n\n둘째 줄[그림: 그림]');
  expect(contentToSend(editableText(stored), stored)).toBe(stored);
  expect(wouldBeFormatted(editableText(stored), stored)).toBe(false);
});

test('a formatted post is sent as text when its text is changed', () => {
  const stored = '<p>첫 줄</p><p>둘째 줄</p>';
  expect(contentToSend('첫 줄\n\n둘째 줄.', stored)).toBe('첫 줄\n\n둘째 줄.');
});

test('the form offers a text to save for a post whose tags contain no text', () => {
  expect(editableText('<table></table>')).toBe('<table></table>');
  expect(editableText('<p><iframe src="//video.example/1"></iframe></p>')).toBe('[외부 콘텐츠: //video.example/1]');
});

test('a formatted post that exceeds the maximum length is sent as text', () => {
  const stored = `<p>${'<b>가</b>'.repeat(300)}</p>`;
  expect(formattingOutcome(stored)).toBe('tooLongToKeep');
  expect(contentToSend(editableText(stored), stored)).toBe('가'.repeat(300));
});

test.each([
  ['text', 'a<b', 'none'],
  ['a formatted post', '<p>글</p>', 'keptWhileUnchanged'],
])('the formatting outcome for %s is known before editing', (_, content, outcome) => {
  expect(formattingOutcome(content)).toBe(outcome);
});
