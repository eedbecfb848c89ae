import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RichText } from '../../src/ui/rich-text';

const show = async (html: string) => (await render(<RichText html={html} />)).container.firstElementChild?.innerHTML;

test("an editor's headings, lists, tables, pictures and links survive", async () => {
  const html =
    '<h3>제목</h3><ul><li><strong>굵게</strong></li></ul><table><tbody><tr><th scope="row" colspan="2">가</th></tr></tbody></table>';
  expect(await show(html)).toBe(html);
});

test('headings step below those of the page', async () => {
  expect(await show('<h1>가</h1><h2>나</h2><h4>다</h4>')).toBe('<h3>가</h3><h3>나</h3><h4>다</h4>');
});

test('a link that leaves the site opens a new window and says so, one inside stays plain', async () => {
  expect(await show('<a href="https://journal.example/1">논문</a>')).toBe(
    '<a href="https://journal.example/1" target="_blank" rel="noopener noreferrer">논문<span> (새 창)</span></a>',
  );
  expect(await show('<a href="/society">학회활동</a>')).toBe('<a href="/society">학회활동</a>');
});

/** What editors write, and what of it is shown; null where all of it is. */
const editorHtml: [what: string, html: string, shown: string | null][] = [
  ['headings', '<h3>가</h3><h4>나</h4><h5>다</h5><h6>라</h6>', null],
  ['paragraphs, breaks, rules', '<p>가<br>나</p><hr><div>다</div>', null],
  ['weight and style', '<b>가</b><strong>나</strong><em>다</em><i>라</i><u>마</u><s>바</s><mark>사</mark>', null],
  ['formulas', '<p>H<sub>2</sub>O, m<sup>2</sup>, <small>주</small></p>', null],
  ['lists in lists', '<ul><li>가<ol start="3"><li>나</li></ol></li></ul>', null],
  ['terms', '<dl><dt>가</dt><dd>나</dd></dl>', null],
  ['quotations and code', '<blockquote>가</blockquote><pre><code>a &lt; b</code></pre>', null],
  [
    'tables with heads and spans',
    '<table><caption>표</caption><colgroup><col></colgroup><thead><tr><th scope="col" colspan="2">가</th></tr></thead><tbody><tr><td rowspan="2">나</td></tr></tbody><tfoot><tr><td>다</td></tr></tfoot></table>',
    null,
  ],
  [
    'pictures with their text and size',
    '<figure><img src="/api/files/1/a.png" alt="그림" width="300" height="200"><figcaption>설명</figcaption></figure>',
    '<figure><img src="/api/files/1/a.png" alt="그림" width="300" height="200" loading="lazy"><figcaption>설명</figcaption></figure>',
  ],
  ['a picture without a text', '<img src="/a.png">', '<img src="/a.png" alt="" loading="lazy">'],
  ['addresses of mail and telephone', '<a href="mailto:a@b.example">가</a><a href="tel:020000000">나</a>', null],
  ['the language of words', '<span lang="en">Gel</span>', null],
  ['colours and sizes', '<p style="color:red;font-size:30px" align="center">가</p>', '<p>가</p>'],
  ['old fonts', '<font color="red" face="굴림">가</font><center>나</center>', '가나'],
  ['classes and names', '<p class="MsoNormal" id="x" data-a="1">가</p>', '<p>가</p>'],
  ['tags of an office program', '<o:p>가</o:p><!--[if mso]>나<![endif]-->', '가'],
  ['a film in a frame', '<p>가</p><iframe src="https://video.example/1"></iframe>', '<p>가</p>'],
];

test.each(editorHtml)("of an editor's %s stays what it means", async (_, html, shown) => {
  expect(await show(html)).toBe(shown ?? html);
});

test('what a member typed keeps its lines, its spaces, and what looks like a tag', async () => {
  const text = '첫 줄\n\n  둘째 <script>alert(1)</script> 줄 & 1 < 2';
  const { container } = await render(<RichText html={text} isTyped />);
  const place = container.firstElementChild;
  expect(place?.textContent).toBe(text);
  expect(place && getComputedStyle(place).whiteSpaceCollapse).toBe('preserve');
});

test.each([
  '<script>window.hacked = true</script>',
  '<img src="x" onerror="window.hacked = true">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="javascript:window.hacked=true">가</a>',
  '<a href="//evil.example/x">가</a>',
  '<div style="position:fixed;inset:0" class="x" id="main">가</div>',
  '<svg><script>window.hacked = true</script></svg>',
  '<iframe srcdoc="<script>parent.hacked=true</script>"></iframe>',
  '<form action="https://evil.example"><input name="q"></form>',
  '<style>body { display: none }</style>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hacked=true>',
])('%s leaves nothing that runs, styles or sends', async (html) => {
  const shown = (await show(html)) ?? '';
  expect(shown).not.toMatch(/script|onerror|onload|style|class=|id=|javascript:|data:|iframe|form|input|\/\/evil/i);
  expect(Reflect.get(window, 'hacked')).toBeUndefined();
});
