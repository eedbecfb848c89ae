import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RichText } from '#src/components/content/rich-text.tsx';
import { isFormattedPost } from '#src/lib/html/formatted-post.ts';
import { htmlLimits } from '#src/lib/html/limit-html.ts';
import { normaliseLineBreaks } from '#src/lib/text/line-breaks.ts';
import { typedPost } from '#tests/support/typed-post.ts';

const renderedHtml = async (html: string) =>
  (await render(<RichText html={html} />)).container.firstElementChild?.innerHTML;

test('headings are one level below those of the page', async () => {
  expect(await renderedHtml('<h1>가</h1><h2>나</h2><h4>다</h4>')).toBe('<h3>가</h3><h3>나</h3><h4>다</h4>');
});

test('an external link announces its new window, an internal link stays plain', async () => {
  expect(await renderedHtml('<a href="https://journal.example/1">논문</a>')).toBe(
    '<a href="https://journal.example/1" target="_blank" rel="noopener noreferrer">논문<span> (새 창)</span></a>',
  );
  expect(await renderedHtml('<a href="/society">학회활동</a>')).toBe('<a href="/society">학회활동</a>');
});

/** HTML of editors and its rendered form; null if all of it is kept. */
const editorHtml: [what: string, html: string, shown: string | null][] = [
  ['paragraphs, breaks, rules', '<p>가<br>나</p><hr><div>다</div>', null],
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
  ['classes and names', '<p class="MsoNormal" id="x" data-a="1">가</p>', '<p>가</p>'],
  ['tags of an office program', '<o:p>가</o:p><!--[if mso]>나<![endif]-->', '가'],
  ['an old price', '<p><strike>가</strike> <del>나</del></p>', '<p><s>가</s> <s>나</s></p>'],
  ...['<iframe src="//video.example/1"></iframe>', '<video src="https://video.example/1"></video>'].map(
    (frame): [string, string, string] => [
      'address of a film',
      `<p>가${frame}</p>`,
      '<p>가<a href="https://video.example/1" target="_blank" rel="noopener noreferrer">외부 콘텐츠: https://video.example/1<span> (새 창)</span></a></p>',
    ],
  ),
];

test.each(editorHtml)('the %s of an editor keeps its meaning', async (_, html, shown) => {
  expect(await renderedHtml(html)).toBe(shown ?? html);
});

test('plain text keeps its lines, spaces and characters that look like tags', async () => {
  const text = '첫 줄\n\n  둘째 <script>alert(1)</script> 줄 & 1 < 2';
  const { container } = await render(<RichText html={text} isTyped />);
  const place = container.firstElementChild;
  expect(place?.textContent).toBe(text);
  expect(place && getComputedStyle(place).whiteSpaceCollapse).toBe('preserve');
});

/** The number of texts that the property test tries. */
const runs = 1000;

test(`readers see plain text as typed, unless it is a formatted post (${runs} texts)`, async () => {
  const screen = await render(<RichText html="" isTyped />);
  const place = screen.container.firstElementChild;
  if (!(place instanceof HTMLElement)) throw new Error('The text has no place.');
  await fc.assert(
    fc.asyncProperty(typedPost, async (typed) => {
      fc.pre(!isFormattedPost(typed));
      await screen.rerender(<RichText html={typed} isTyped />);
      expect(place.textContent).toBe(normaliseLineBreaks(typed));
      expect(getComputedStyle(place).whiteSpace).toBe('pre-wrap');
    }),
    { numRuns: runs },
  );
}, 60_000);

test('a formatted post of an earlier editor keeps its formatting on the free board', async () => {
  const { container } = await render(<RichText html="<p>글 <b>굵게</b></p>" isTyped />);
  expect(container.firstElementChild?.innerHTML).toBe('<p>글 <b>굵게</b></p>');
});

const site = window.location.origin;

test.each([
  ['of the site by its path', '<img src="/a.png" alt="그림">'],
  ['of the site by its whole address', `<img src="${site}/a.png" alt="그림">`],
])('a picture %s is shown', async (_, html) => {
  expect(await renderedHtml(html)).toBe(html.replace('">', '" loading="lazy">').replace('alt="그림"', 'alt="그림"'));
});

const external = 'target="_blank" rel="noopener noreferrer"';

test.each([
  ['with a text', 'https://tracker.example/a.png', 'alt="점도표"', '점도표'],
  ['without a text', 'https://tracker.example/a.png', '', '외부 그림'],
  ['behind control characters', '&#1;https://tracker.example/a.png', '', '외부 그림'],
])('a picture of another origin %s becomes a marked link', async (_, address, alt, name) => {
  const { container } = await render(<RichText html={`<p>글 <img src="${address}" ${alt}></p>`} />);
  expect(container.querySelector('img')).toBeNull();
  const link = container.querySelector('a');
  expect(link?.textContent).toBe(`${name} (새 창)`);
  expect(link?.target).toBe('_blank');
  expect(link?.rel).toBe('noopener noreferrer');
  expect(link?.href).toMatch(/^https?:\/\/tracker\.example\/a\.png$/);
});

test('a picture of another origin inside a link leaves its name there, followed by a link to it', async () => {
  expect(await renderedHtml('<a href="/x"><img src="https://tracker.example/a.png" alt="점도표"></a>')).toBe(
    `<a href="/x">점도표</a> <a href="https://tracker.example/a.png" ${external}>점도표<span> (새 창)</span></a>`,
  );
});

test.each(['&#1;https://evil.example/', 'ht&#10;tps://evil.example/', 'https:/\\evil.example'])(
  'a link to %s announces its new window',
  async (address) => {
    const { container } = await render(<RichText html={`<a href="${address}">논문</a>`} />);
    const link = container.querySelector('a');
    expect(link?.host).toBe('evil.example');
    expect(link?.target).toBe('_blank');
    expect(link?.textContent).toBe('논문 (새 창)');
  },
);

test('a picture and a link that only a page over http reads as its own count as external', async () => {
  const address = 'http:evil.example/a.png';
  expect(await renderedHtml(`<p><img src="${address}" alt="그림"> <a href="${address}">논문</a></p>`)).toBe(
    `<p>${['그림', '논문'].map((name) => `<a href="${address}" ${external}>${name}<span> (새 창)</span></a>`).join(' ')}</p>`,
  );
});

/** Counts the elements of a rendered post and their depth. */
function measureDepth(root: Element) {
  let depth = 0;
  const elements = root.querySelectorAll('*');
  for (const element of elements) {
    let above = 0;
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) above += 1;
    depth = Math.max(depth, above);
  }
  return { count: elements.length, depth };
}

const size = 200_000;
const upTo = (piece: (index: number) => string) => {
  let text = '';
  for (let index = 0; text.length < size; index += 1) text += piece(index);
  return text;
};

test.each([
  ['nested tables', upTo(() => '<table><tr><td>글')],
  ['text styles that every paragraph repeats', upTo((index) => `<p><b title="${index}">글`)],
])(
  'a post of 200,000 characters of %s is shown with all its text and few elements',
  async (_, html) => {
    const { container } = await render(<RichText html={html} />);
    const place = container.firstElementChild ?? container;
    const { count, depth } = measureDepth(place);
    // Each tag creates at most one element, one for each text style around it, and the omitted table body.
    expect(count).toBeLessThanOrEqual(2 * htmlLimits.steps);
    expect(depth).toBeLessThanOrEqual(2 * htmlLimits.depth);
    const letters = (text: string) => text.match(/글/g)?.length ?? 0;
    // The note above the plain rest contains the letter once.
    expect(letters(place.textContent) - letters(place.querySelector('[data-note]')?.textContent ?? '')).toBe(
      letters(html),
    );
  },
  60_000,
);
