import { findExposed } from '#audit/page/dom.ts';
import type { Operator } from '#test/mutants/operator.ts';
import { findFields } from '#test/mutants/page/find.ts';
import { dropAttributes, keepAttribute, onceFor } from '#test/mutants/page/rules.ts';

const root = () => [{ element: document.documentElement }];
const withAutocomplete = () => findExposed('[autocomplete]:not([autocomplete=off])').map((element) => ({ element }));

/** Returns an autocomplete token of another purpose. */
const otherPurpose = (token: string): string => (token.includes('tel') ? 'street-address' : 'tel');

/** Operators of the whole document and of the browser's help with input. */
export const documentOperators: readonly Operator[] = [
  {
    id: 'lang-removed',
    description: '화면의 언어를 말하지 않는다',
    criteria: ['3.1.1'],
    find: root,
    apply: (element) => dropAttributes(element, 'lang'),
  },
  {
    id: 'lang-falsified',
    description: '화면의 언어를 틀리게 말한다',
    criteria: ['3.1.1'],
    find: root,
    apply: (element) => keepAttribute(element, 'lang', 'en'),
  },
  {
    id: 'part-lang-removed',
    description: '다른 언어로 된 부분의 언어를 말하지 않는다',
    criteria: ['3.1.2'],
    find: () => findExposed('body [lang]').map((element) => ({ element })),
    apply: (element) => dropAttributes(element, 'lang'),
  },
  {
    id: 'part-lang-falsified',
    description: '한국어 글이 다른 언어라고 한다',
    criteria: ['3.1.2'],
    find: () =>
      findExposed('main p, main h1, main h2')
        .filter((element) => /[가-힣]{4}/.test(element.textContent ?? ''))
        .map((element) => ({ element })),
    apply: (element) => keepAttribute(element, 'lang', 'ja'),
  },
  {
    id: 'title-emptied',
    description: '화면의 제목이 비어 있다',
    criteria: ['2.4.2'],
    find: root,
    apply: () => {
      if (document.title !== '') document.title = '';
    },
  },
  {
    id: 'title-falsified',
    description: '화면의 제목이 내용을 말하지 않는다',
    criteria: ['2.4.2'],
    find: () => root().map((place) => ({ ...place, value: '제목 없음' })),
    apply: (_element, value) => {
      if (document.title !== value) document.title = value;
    },
  },
  {
    id: 'autocomplete-removed',
    description: '칸이 무엇을 묻는지 브라우저가 모른다',
    criteria: ['1.3.5'],
    find: withAutocomplete,
    apply: (element) => dropAttributes(element, 'autocomplete'),
  },
  {
    id: 'autocomplete-falsified',
    description: '칸의 목적을 틀리게 말한다',
    criteria: ['1.3.5'],
    find: () =>
      withAutocomplete().map(({ element }) => ({
        element,
        value: otherPurpose(element.getAttribute('autocomplete') ?? ''),
      })),
    apply: (element, value) => keepAttribute(element, 'autocomplete', value),
  },
  {
    id: 'zoom-blocked',
    description: '화면을 확대할 수 없다',
    criteria: ['1.4.4'],
    find: () => [...document.querySelectorAll('meta[name=viewport]')].map((element) => ({ element })),
    apply: (element) => keepAttribute(element, 'content', 'width=device-width, user-scalable=no, maximum-scale=1'),
  },
  {
    id: 'paste-blocked',
    description: '칸에 붙여넣을 수 없다',
    criteria: ['3.3.8'],
    probe: 'keys',
    passes: ['interact'],
    keys: ['Paste'],
    find: () =>
      findFields()
        .filter((field) =>
          field.matches('input[type=password]:not([autocomplete=new-password]), input[autocomplete=one-time-code]'),
        )
        .map((element) => ({ element })),
    apply: (element) =>
      onceFor(element, () =>
        window.addEventListener(
          'paste',
          (event) => {
            if (event.target === element) event.preventDefault();
          },
          true,
        ),
      ),
  },
  {
    id: 'motion-control-removed',
    description: '움직이는 것을 멈추는 버튼이 없다',
    criteria: ['2.2.2'],
    passes: ['clock'],
    find: () =>
      findExposed('button')
        .filter((button) => / (멈춤|재생)$/.test(button.ariaLabel ?? ''))
        .map((element) => ({ element })),
    apply: (element) => element.style.setProperty('display', 'none', 'important'),
  },
];
