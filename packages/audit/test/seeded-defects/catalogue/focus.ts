import type { SeededDefect } from '#test/seeded-defects/defect.ts';

/** Defects of keyboard operation and focus. */
export const focusDefects: readonly SeededDefect[] = [
  {
    id: 'focus-hidden',
    description: '초점이 보이지 않는다',
    criteria: ['2.4.7'],
    state: 'notices',
    seed: (seeder) =>
      seeder.addCss('*, *::before, *::after { outline: none !important; box-shadow: none !important; }'),
  },
  {
    id: 'focus-faint',
    description: '초점 테두리가 흐리다',
    criteria: ['2.4.7', '1.4.11'],
    state: 'login',
    seed: (seeder) =>
      seeder.addCss(
        '* { outline-color: #eee !important; box-shadow: none !important; } :focus-visible { transition: none !important; }',
      ),
  },
  {
    id: 'focus-hidden-links',
    description: '본문의 링크에서만 초점이 보이지 않는다',
    criteria: ['2.4.7'],
    state: 'notices',
    seed: (seeder) =>
      seeder.addCss(
        'main a { outline: none !important; box-shadow: none !important; text-decoration: none !important; transition: none !important; } main tr, main td { outline: none !important; background: none !important; transition: none !important; }',
      ),
  },
  {
    id: 'focus-forced-colours',
    description: '강제 색에서 초점이 보이지 않는다',
    criteria: ['2.4.7'],
    state: 'login',
    revealedBy: { colours: 'forced' },
    seed: (seeder) => seeder.addCss('@media (forced-colors: active) { * { outline: none !important; } }'),
  },
  {
    id: 'focus-under-header',
    description: '초점이 붙박이 머리글에 가려진다',
    criteria: ['2.4.11'],
    state: 'notices',
    revealedBy: 'narrow',
    seed: (seeder) =>
      seeder.addCss(
        'html { scroll-padding: 0 !important; } body::before { content: ""; position: fixed; inset: 0 0 auto; height: 120px; background: #fff; z-index: 999; } * { scroll-margin: 0 !important; }',
      ),
  },
  {
    id: 'focus-under-bar',
    description: '초점이 아래의 붙박이 띠에 가려진다',
    criteria: ['2.4.11'],
    state: 'notices',
    seed: (seeder) =>
      seeder.addCss(
        'html { scroll-padding: 0 !important; } body::after { content: ""; position: fixed; inset: auto 0 0; height: 260px; background: #fff; z-index: 999; } * { scroll-margin: 0 !important; }',
      ),
  },
  {
    id: 'off-screen-control',
    description: '보이지 않는 버튼이 초점을 받는다',
    criteria: ['2.4.7', '2.4.3', '2.4.11'],
    state: 'login',
    seed: (seeder) =>
      seeder.changeFirst('main h1', (element) => {
        const button = document.createElement('button');
        button.textContent = '닫기';
        button.style.cssText = 'position:absolute;inset-inline-start:-9999px';
        element.after(button);
      }),
  },
  {
    id: 'positive-tabindex',
    description: 'tabindex가 순서를 바꾼다',
    criteria: ['2.4.3'],
    state: 'login',
    seed: (seeder) => seeder.changeFirst('footer a', (element) => element.setAttribute('tabindex', '3')),
  },
  {
    id: 'trap-key',
    description: 'Tab 키가 막힌다',
    criteria: ['2.1.2'],
    state: 'notices',
    seed: () =>
      document.addEventListener(
        'keydown',
        (event) => {
          if (event.key === 'Tab' && event.target instanceof Element && event.target.matches('input'))
            event.preventDefault();
        },
        true,
      ),
  },
  {
    id: 'trap-loop',
    description: '초점이 두 칸 사이에서 돈다',
    criteria: ['2.1.2'],
    state: 'login',
    seed: () =>
      document.addEventListener('focusin', (event) => {
        if (event.target instanceof Element && event.target.matches('button[type=submit]'))
          document.querySelector<HTMLElement>('main input')?.focus();
      }),
  },
  {
    id: 'not-focusable',
    description: '링크에 키보드로 닿지 않는다',
    criteria: ['2.1.1'],
    state: 'notices',
    seed: (seeder) =>
      seeder.changeEvery('main table a', (element) => {
        if (element.tabIndex !== -1) element.tabIndex = -1;
      }),
  },
  {
    id: 'div-button',
    description: '누르는 것이 div다',
    criteria: ['2.1.1', '4.1.2'],
    state: 'login',
    seed: (seeder) =>
      seeder.changeFirst('main h1', (element) => {
        const box = document.createElement('div');
        box.textContent = '도움말';
        box.style.cursor = 'pointer';
        box.addEventListener('click', () => box.remove());
        element.after(box);
      }),
  },
  {
    id: 'hidden-from-readers',
    description: '초점을 받는 것이 보조기기에서 가려져 있다',
    criteria: ['4.1.2'],
    state: 'home',
    seed: (seeder) => seeder.changeFirst('footer a', (element) => element.setAttribute('aria-hidden', 'true')),
  },
  {
    id: 'focus-moves-page',
    description: '초점을 받으면 화면이 바뀐다',
    criteria: ['3.2.1'],
    state: 'login',
    seed: () =>
      document.addEventListener('focusin', (event) => {
        if (event.target instanceof Element && event.target.matches('main a'))
          history.pushState(null, '', '/auth/login?opened');
      }),
  },
];
