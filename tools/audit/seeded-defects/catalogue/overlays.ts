import type { Defect } from '#tools/audit/seeded-defects/defect.ts';

/** Arrival on a screen, dialogs, and what comes over the page. */
export const layerDefects: readonly Defect[] = [
  {
    id: 'arrival-focus',
    says: '화면을 옮겨도 초점이 옮겨지지 않는다',
    criteria: ['2.4.3'],
    state: 'login',
    shows: 'arrival',
    seed: () => {
      const focus = HTMLElement.prototype.focus;
      HTMLElement.prototype.focus = function move(options) {
        if (!this.matches('h1, main')) focus.call(this, options);
      };
    },
  },
  {
    id: 'arrival-silent',
    says: '화면을 옮겨도 알리지 않는다',
    criteria: ['4.1.3'],
    state: 'login',
    shows: 'arrival',
    seed: (s) =>
      s.every('[role=status], [aria-live]', (e) => {
        e.removeAttribute('role');
        e.removeAttribute('aria-live');
      }),
  },
  {
    id: 'dialog-focus-outside',
    says: '창이 열려도 초점이 밖에 있다',
    criteria: ['2.4.3'],
    state: 'forum-post-guest',
    seed: () => {
      const focus = HTMLElement.prototype.focus;
      HTMLElement.prototype.focus = function move(options) {
        if (!this.closest('[role=alertdialog]')) focus.call(this, options);
      };
    },
  },
  {
    id: 'dialog-unnamed',
    says: '창에 이름이 없다',
    criteria: ['4.1.2'],
    state: 'forum-post-guest',
    seed: (s) =>
      s.every('[role=alertdialog]', (e) => {
        e.removeAttribute('aria-labelledby');
        e.removeAttribute('aria-label');
      }),
  },
  {
    id: 'dialog-behind',
    says: '창 뒤의 본문이 가려지지 않는다',
    criteria: ['4.1.2'],
    state: 'forum-post-guest',
    seed: (s) =>
      s.every('#root, #root *', (e) => {
        if (e.inert) e.inert = false;
        if (e.getAttribute('aria-hidden') === 'true' && e.querySelector('main')) e.removeAttribute('aria-hidden');
      }),
  },
  {
    id: 'dialog-focus-lost',
    says: '창이 닫히면 초점이 사라진다',
    criteria: ['2.4.3'],
    state: 'forum-post-guest',
    shows: 'press',
    seed: () => {
      const focus = HTMLElement.prototype.focus;
      HTMLElement.prototype.focus = function move(options) {
        if (this.closest('[role=alertdialog]')) focus.call(this, options);
      };
    },
  },
  {
    id: 'layer-stays',
    says: '펼친 목록이 닫히지 않는다',
    criteria: ['2.1.2', '2.1.1'],
    state: 'notices-categories',
    shows: 'press',
    seed: () =>
      document.addEventListener(
        'keydown',
        (event) => {
          if (event.key === 'Escape') event.stopImmediatePropagation();
        },
        true,
      ),
  },
  {
    id: 'hover-stays',
    says: '마우스로 펼친 메뉴를 닫을 수 없다',
    criteria: ['1.4.13'],
    state: 'notices',
    shows: 'press',
    seed: () =>
      document.addEventListener(
        'keydown',
        (event) => {
          if (event.key === 'Escape') event.stopImmediatePropagation();
        },
        true,
      ),
  },
  {
    id: 'shortcut',
    says: '글쇠 하나로 화면이 바뀐다',
    criteria: ['2.1.4'],
    state: 'login',
    shows: 'press',
    seed: () =>
      document.addEventListener('keydown', (event) => {
        if (event.key === 's') history.pushState(null, '', '/auth/login?s');
      }),
  },
  {
    id: 'down-event',
    says: '누르기만 해도 실행된다',
    criteria: ['2.5.2'],
    state: 'notices',
    shows: 'press',
    seed: () =>
      document.addEventListener('mousedown', (event) => {
        if (event.target instanceof Element) event.target.closest('a')?.click();
      }),
  },
];
