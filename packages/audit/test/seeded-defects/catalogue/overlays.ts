import type { SeededDefect } from '#test/seeded-defects/defect.ts';

/** Defects of route changes, dialogs, and content on hover. */
export const overlayDefects: readonly SeededDefect[] = [
  {
    id: 'route-change-focus',
    description: '화면을 옮겨도 초점이 옮겨지지 않는다',
    criteria: ['2.4.3'],
    state: 'login',
    revealedBy: 'route-change',
    seed: (seeder) => seeder.restrictFocus((element) => !element.matches('h1, main')),
  },
  {
    id: 'route-change-silent',
    description: '화면을 옮겨도 알리지 않는다',
    criteria: ['4.1.3'],
    state: 'login',
    revealedBy: 'route-change',
    seed: (seeder) => seeder.removeAttributes('[role=status], [aria-live]', 'role', 'aria-live'),
  },
  {
    id: 'dialog-focus-outside',
    description: '창이 열려도 초점이 밖에 있다',
    criteria: ['2.4.3'],
    state: 'forum-post-guest',
    seed: (seeder) => seeder.restrictFocus((element) => !element.closest('[role=alertdialog]')),
  },
  {
    id: 'dialog-unnamed',
    description: '창에 이름이 없다',
    criteria: ['4.1.2'],
    state: 'forum-post-guest',
    seed: (seeder) => seeder.removeAttributes('[role=alertdialog]', 'aria-labelledby', 'aria-label'),
  },
  {
    id: 'dialog-background-exposed',
    description: '창 뒤의 본문이 가려지지 않는다',
    criteria: ['4.1.2'],
    state: 'forum-post-guest',
    seed: (seeder) =>
      seeder.changeEvery('#root, #root *', (element) => {
        if (element.inert) element.inert = false;
        if (element.getAttribute('aria-hidden') === 'true' && element.querySelector('main'))
          element.removeAttribute('aria-hidden');
      }),
  },
  {
    id: 'dialog-focus-lost',
    description: '창이 닫히면 초점이 사라진다',
    criteria: ['2.4.3'],
    state: 'forum-post-guest',
    revealedBy: 'interact',
    seed: (seeder) => seeder.restrictFocus((element) => element.closest('[role=alertdialog]') !== null),
  },
  {
    id: 'hover-menu-stays-open',
    description: '마우스로 펼친 메뉴를 닫을 수 없다',
    criteria: ['1.4.13'],
    state: 'notices',
    revealedBy: 'interact',
    seed: (seeder) => seeder.swallowEscape(),
  },
  {
    id: 'shortcut',
    description: '글쇠 하나로 화면이 바뀐다',
    criteria: ['2.1.4'],
    state: 'login',
    revealedBy: 'interact',
    seed: () =>
      document.addEventListener('keydown', (event) => {
        if (event.key === 's') history.pushState(null, '', '/auth/login?s');
      }),
  },
  {
    id: 'down-event',
    description: '누르기만 해도 실행된다',
    criteria: ['2.5.2'],
    state: 'notices',
    revealedBy: 'interact',
    seed: () =>
      document.addEventListener('mousedown', (event) => {
        if (event.target instanceof Element) event.target.closest('a')?.click();
      }),
  },
  {
    id: 'dialog-closes-itself',
    description: '결제 창이 20초 뒤에 저절로 닫힌다',
    criteria: ['2.2.1'],
    state: 'registration-payment',
    revealedBy: 'clock',
    seed: (seeder) =>
      seeder.changeFirst('[role=dialog] button[aria-label="닫기"]', (button) => {
        setTimeout(() => button.click(), 20_000);
      }),
  },
  {
    id: 'dialog-acts-on-press',
    description: '창의 버튼이 손을 떼기 전에 실행된다',
    criteria: ['2.5.2'],
    state: 'share',
    revealedBy: 'interact',
    seed: (seeder) =>
      seeder.changeEvery('[role=dialog] button', (button) => {
        if (button.hasAttribute('data-press')) return;
        button.setAttribute('data-press', '');
        button.addEventListener('pointerdown', () => button.click());
      }),
  },
  {
    id: 'tooltip-vanishes',
    description: '물음표에 올려 나타난 도움말이 그 위로 옮기면 사라진다',
    criteria: ['1.4.13'],
    state: 'fee-paid',
    revealedBy: 'interact',
    seed: (seeder) => {
      seeder.addCss(
        '.help { position: relative } .help [role=tooltip] { position: absolute; top: 3rem; right: 0; visibility: hidden; background: #fff; color: #000 } .help button:is(:hover, :focus) + [role=tooltip] { visibility: visible; pointer-events: none }',
      );
      seeder.changeEvery('main table thead th:last-child', (head) => {
        if (head.querySelector('.help')) return;
        const [help, button, tip] = ['span', 'button', 'span'].map((name) => document.createElement(name));
        if (!help || !button || !tip) return;
        help.className = 'help';
        button.textContent = '?';
        button.setAttribute('aria-label', '납부 도움말');
        button.setAttribute('aria-describedby', 'tip');
        tip.id = 'tip';
        tip.setAttribute('role', 'tooltip');
        tip.textContent = '회비는 해마다 냅니다.';
        help.append(button, tip);
        head.append(help);
      });
    },
  },
];
