import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pointerOnly } from '#audit/page/pointer.ts';
import { seenErrors } from '#audit/page/seen/errors.ts';
import { seenHeadings } from '#audit/page/seen/headings.ts';
import { seenStates } from '#audit/page/seen/states.ts';
import { readPlainTextLines } from '#audit/page/seen/text-lines.ts';

/** Shows content in the main element, and returns its first element of a selector. */
function show(html: string, selector = 'main *'): HTMLElement {
  document.body.innerHTML = `<main style="font: 16px sans-serif">${html}</main>`;
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

const messagesOf = ({ inspect }: typeof seenHeadings): string[] => inspect().problems.map(({ message }) => message);

beforeEach(() => page.viewport(900, 600));

const bold = 'style="font-size:16px;font-weight:700;margin:0"';

/** Returns a list whose items have a name and a fact. */
const listOf = (first: string) =>
  `<h2>초록</h2><ul>${[first, '제형 분과', '소재 분과'].map((name) => `<li>${name.startsWith('<') ? name : `<p ${bold}>${name}</p>`}<p>추계학술대회에서 발표했습니다</p></li>`).join('')}</ul>`;

test('the bold name of a list item is no heading, unless other items have headings', () => {
  show(listOf('피부 분과'));
  expect(messagesOf(seenHeadings)).toEqual([]);
  show(listOf(`<h3 ${bold}>피부 분과</h3>`));
  expect(messagesOf(seenHeadings)).toHaveLength(2);
});

test('a link beside buttons that open sub-menus is not the current item, a text among links is', () => {
  const buttons = ['소개', '활동'].map((name) => `<div><button>${name} ▾</button></div>`).join('');
  show(`<nav>${buttons}<a href="/contact">문의하기</a></nav>`);
  expect(messagesOf(seenStates)).toEqual([]);
  const style = 'style="color:black;text-decoration:none"';
  show(`<nav><ul><li><a href="/a" ${style}>소개</a></li><li><span style="font-weight:700">활동</span></li></ul></nav>`);
  expect(messagesOf(seenStates)).toHaveLength(1);
});

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

test('an error that only calls a value wrong needs a hint that is seen', () => {
  const field = (error: string, { hint = '', value = 'abc', placeholder = '' } = {}) =>
    show(
      `<form><label for="pw">비밀번호</label><input id="pw" value="${value}" placeholder="${placeholder}" aria-invalid="true" aria-describedby="hint error"><p id="hint">${hint}</p><p id="error" style="color:#b3261e">${error}</p></form>`,
    );
  const [wrong, rule] = ['올바르지 않은 비밀번호입니다.', '6~20자의 영문과 숫자를 입력해 주세요.'];
  for (const setUp of [
    () => field(rule),
    () => field(wrong, { hint: rule }),
    () => field(wrong, { value: '', placeholder: rule }),
  ]) {
    setUp();
    expect(messagesOf(seenErrors)).toEqual([]);
  }
  for (const setUp of [() => field(wrong), () => field(wrong, { placeholder: rule })]) {
    setUp();
    expect(messagesOf(seenErrors)).toEqual([`오류 '${wrong}'이(가) 옳은 값을 말하지 않는다`]);
  }
});

test('an alert that is transparent is an error that nobody sees, a clipped one is for screen readers', () => {
  const alertWith = (style: string) =>
    show(`<form><p role="alert"><span style="${style}">아이디를 확인해 주세요.</span></p></form>`);
  for (const style of ['', 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)']) {
    alertWith(style);
    expect(messagesOf(seenErrors)).toEqual([]);
  }
  alertWith('opacity:0');
  expect(messagesOf(seenErrors)).toEqual(["오류 '아이디를 확인해 주세요.'이(가) 보이지 않는다"]);
});
