import { expect, test } from 'vitest';
import { htmlToText } from '#src/lib/html/html-to-text.ts';

test.each([
  ['paragraphs', '<p>첫 줄</p><p>둘째 줄</p>', '첫 줄\n\n둘째 줄'],
  ['line breaks', '<p>첫 줄<br>둘째 줄<br/>셋째 줄<br></p>', '첫 줄\n둘째 줄\n셋째 줄'],
  ['white space of the source', '<div>\r\n  첫   줄\n</div>\n<div>둘째\t줄</div>', '첫 줄\n둘째 줄'],
  ['words in styles', '<p>글 <strong>굵게</strong>, <em>기울여</em></p>', '글 굵게, 기울여'],
  ['lists', '<p>글</p><ul><li>하나</li><li>둘<ol><li>셋</li></ol></li></ul>', '글\n\n- 하나\n- 둘\n\n- 셋'],
  ['tables', '<table><tr><th>가</th><th>나</th></tr><tr><td>1</td><td>2</td></tr></table>', '가\t나\n1\t2'],
  ['pictures', '<p><img src="/a.png" alt="점도표"><img src="/b.png"></p>', '[그림: 점도표][그림]'],
  ['preformatted text', '<pre>if (a)\n  b();</pre>', 'if (a)\n  b();'],
  ['scripts, styles and comments', '글<script>a("<b>")</script><style>p {}</style><!-- <p> -->', '글'],
])('htmlToText converts %s', (_, html, text) => {
  expect(htmlToText(html)).toBe(text);
});
