import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PageCheck } from '#audit/model.ts';
import { findClippedText } from '#audit/page/clipped-text.ts';
import { errors, groupNames } from '#audit/page/forms.ts';
import { blinkingElements, countBlinks } from '#audit/page/motion.ts';
import { pointerOnly } from '#audit/page/pointer.ts';
import { readPlainTextLines } from '#audit/page/seen/text-lines.ts';
import { renderSkippedParts } from '#audit/page/skipped-parts.ts';
import { wordlessNames } from '#audit/page/texts.ts';

/** Shows content in the main element, and returns its first element of a selector. */
function show(html: string, selector = 'main *'): HTMLElement {
  document.body.innerHTML = `<main style="font: 16px sans-serif">${html}</main>`;
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

const messagesOf = ({ inspect }: PageCheck): string[] => inspect().problems.map(({ message }) => message);

beforeEach(() => page.viewport(900, 600));

test('a text with a listener for its links, and what is swiped, need no keyboard focus, a pressed box does', () => {
  const text = show('<div><p>학회를 소개합니다.</p></div>', 'main div');
  text.onclick = () => undefined;
  expect(messagesOf(pointerOnly)).toEqual([]);
  show('<div style="touch-action:pan-y">사진</div>', 'main div').onpointerdown = () => undefined;
  expect(messagesOf(pointerOnly)).toEqual([]);
  text.style.cursor = 'pointer';
  document.querySelector('main')?.replaceChildren(text);
  expect(messagesOf(pointerOnly)).toHaveLength(1);
  show('<div>열기</div>', 'main div').onclick = () => undefined;
  expect(messagesOf(pointerOnly)).toHaveLength(1);
});

test('what gets the focus needs a handler of keys beside that of the pointer, unless the browser has one', () => {
  show('<button>열기</button>', 'main button').onclick = () => undefined;
  expect(messagesOf(pointerOnly)).toEqual([]);
  const box = show('<div role="button" tabindex="0">열기</div>', 'main div');
  box.onclick = () => undefined;
  expect(messagesOf(pointerOnly)).toEqual(['마우스에는 반응하지만 글쇠에는 반응하지 않는다']);
  box.onkeydown = () => undefined;
  expect(messagesOf(pointerOnly)).toEqual([]);
});

test('text under a fixed element is not measured, text under a transparent one is', () => {
  const linesUnder = (background: string): number => {
    show(
      `<p style="margin:0">글이 있다</p><div style="position:fixed;inset:0 0 auto 0;height:100px;background:${background}"></div>`,
    );
    return readPlainTextLines().length;
  };
  expect(linesUnder('white')).toBe(0);
  expect(linesUnder('transparent')).toBe(1);
});

test('an alert that is transparent is an error that nobody sees, a clipped one is for screen readers', () => {
  const alertWith = (style: string) =>
    show(`<form><p role="alert"><span style="${style}">아이디를 확인해 주세요.</span></p></form>`);
  for (const style of ['', 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)']) {
    alertWith(style);
    expect(messagesOf(errors)).toEqual([]);
  }
  alertWith('opacity:0');
  expect(messagesOf(errors)).toEqual(["오류 '아이디를 확인해 주세요.'이(가) 보이지 않는다"]);
});

test('a group has the name that stands above its fields, whose labels and hints are no such name', () => {
  const group = (name: string, caption: string) =>
    show(`<div role="radiogroup" aria-label="${name}">${caption}<label><input type="radio"> 카드</label></div>`);
  group('결제 방법', '<span>결제 방법 *</span>');
  expect(messagesOf(groupNames)).toEqual([]);
  group('결제 방법', '');
  expect(messagesOf(groupNames)).toEqual([]);
  group('결제 방법', '<p>카드로 내면 영수증이 바로 나오고, 입금하면 확인한 뒤에 나옵니다.</p>');
  expect(messagesOf(groupNames)).toEqual([]);
  group('옵션', '<span>결제 방법</span>');
  expect(messagesOf(groupNames)).toEqual(["'결제 방법'이(가) 보이는데 '옵션'(으)로 읽힌다"]);
});

test('the number of a page is a name, a sign or a lone letter x is none', () => {
  show('<a href="#1">1</a><button aria-label="닫기">×</button><button>X선 사진</button>');
  expect(messagesOf(wordlessNames)).toEqual([]);
  show('<button>×</button><button aria-label="x">닫기</button><a href="#2">»</a>');
  expect(messagesOf(wordlessNames)).toHaveLength(3);
});

test('a carousel that changes its style several times for each slide does not flash, a text that comes and goes does', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const slides = show('<ul><li>첫째</li></ul>', 'main ul');
  /** Changes the style at each of some moments. @param times how often at once */
  const change = async (moments: number, everyMs: number, times: number) => {
    for (let moment = 0; moment < moments; moment += 1) {
      for (let time = 0; time < times; time += 1) slides.style.opacity = String((moment + time) % 2);
      await Promise.resolve();
      vi.setSystemTime(Date.now() + everyMs);
    }
  };
  countBlinks();
  await change(30, 5000, 4);
  slides.style.opacity = '1';
  expect(blinkingElements()).toEqual([]);
  await change(81, 50, 1);
  slides.style.opacity = '1';
  expect(blinkingElements()).toHaveLength(1);
});

test('a title that a link shortens to two lines is not cut off, a text is', () => {
  const clamp = 'display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;width:100px';
  const title = `<span style="${clamp}">${'추계학술대회 안내 '.repeat(9)}</span>`;
  show(`<a href="#1">${title}</a>`);
  expect(findClippedText()).toEqual([]);
  show(`<p>${title}</p>`);
  expect(findClippedText()).toHaveLength(1);
});

test('what is rendered near the window alone is rendered for a picture of the page, what is hidden stays hidden', () => {
  const item = show(
    '<style>@media all { .late { content-visibility: auto } } .off { content-visibility: hidden }</style><div style="height:9000px"></div><p class="late"><b>글</b></p><p class="off"><b>글</b></p>',
    '.late b',
  );
  const isRendered = (element: Element | null) => element?.checkVisibility({ contentVisibilityAuto: true });
  renderSkippedParts();
  expect(isRendered(item)).toBe(true);
  expect(isRendered(document.querySelector('.off b'))).toBe(false);
});
