import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import { describeHtml } from '#src/lib/html/describe-html.ts';
import { setServerDom } from '#src/lib/html/server-dom.ts';

beforeAll(() => setServerDom(new JSDOM('', { url: 'https://site.test' }).window));

const long = '회원 여러분께 알립니다. ';

test.each([
  ['an empty post', '', ''],
  ['white space and empty paragraphs', '<p>&nbsp;</p>\n<p> </p>', ''],
  ['only pictures', '<p><img src="/a.jpg" alt="단체 사진"><img src="/b.jpg"></p>', ''],
  ['a picture whose name has brackets', '<img src="/a.jpg" alt="표 [1] 단면">본문', '본문'],
  ['a text that names a picture', '[그림 1] 참조', '[그림 1] 참조'],
  ['a frame of an earlier editor', '<iframe src="//video.test/1"></iframe><p>영상입니다.</p>', '영상입니다.'],
  ['layout tables and fonts', '<font color=red><table><tr><td>일시</td><td>5월</td></tr></table></font>', '일시 5월'],
  ['elements that are not closed', '<p>첫 줄<p><b>둘째 줄', '첫 줄 · 둘째 줄'],
  [
    'headings and lists',
    '<h3>등록</h3><p>&nbsp;</p><p>비용입니다.</p><ul><li>회원<li>학생</ul>',
    '등록 · 비용입니다. 회원 · 학생',
  ],
  ['a list alone', '<ul><li>회원</li></ul>', '회원'],
  ['styles and scripts', '<style>p{color:red}</style><script>A()</script><p>본문</p>', '본문'],
  ['a script that ends inside a text', '</script><script>A()</script>본문', '본문'],
  ['comments', '<!-- <p>숨김 --> 본문', '본문'],
  ['conditional comments of a word processor', '<!--[if gte mso 9]><xml>a</xml><![endif]--><p>본문</p>', '본문'],
  ['quotes and ampersands', `"큰" '작은' &amp; &lt;b&gt; &quot;`, `"큰" '작은' & <b> "`],
  ['references twice', '&amp;lt;script&amp;gt;', '&lt;script&gt;'],
  ['line breaks', '첫째<br>둘째\r\n셋째', '첫째 둘째 셋째'],
  ['emoji', '축하합니다 🎉👩‍🔬', '축하합니다 🎉👩‍🔬'],
  ['text from right to left', '<p dir="rtl">مرحبا بالعالم</p>', 'مرحبا بالعالم'],
  ['zero-width and direction marks', 'a\u200b\u202eb', 'ab'],
  ['sentences', `${long.repeat(6)}${'긴'.repeat(200)}`, long.repeat(6).trim()],
  ['300 letters without blanks', '가'.repeat(300), `${'가'.repeat(159)}…`],
  ['300 emoji without blanks', '👩‍🔬'.repeat(300), `${'👩‍🔬'.repeat(53)}…`],
  ['words without sentences', '낱말 '.repeat(100), `${'낱말 '.repeat(53).trim()}…`],
])('describes %s', (_, html, description) => {
  expect(describeHtml(html)).toBe(description);
});
