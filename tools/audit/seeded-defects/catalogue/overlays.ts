import type { SeededDefect } from '#tools/audit/seeded-defects/defect.ts';

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
    id: 'list-stays-open',
    description: '펼친 목록이 닫히지 않는다',
    criteria: ['2.1.2', '2.1.1'],
    state: 'notices-categories',
    revealedBy: 'interact',
    seed: (seeder) => seeder.swallowEscape(),
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
];
