import type { SeededDefect } from './find.ts';

/** Defects of focus, dialogs, states and forms. */
export const controlsDefects: readonly SeededDefect[] = [
  {
    id: 'focus-forced-colours',
    state: 'login',
    foundBy: 'focus-visible',
    revealedBy: 'forced',
    seed: (seeder) => seeder.addCss('@media (forced-colors: active) { * { outline: none !important; } }'),
  },
  {
    id: 'focus-under-bar',
    state: 'notices',
    foundBy: 'focus-obscured',
    seed: (seeder) =>
      seeder.addCss(
        'html { scroll-padding: 0 !important; } body::after { content: ""; position: fixed; inset: auto 0 0; height: 260px; background: #fff; z-index: 999; } * { scroll-margin: 0 !important; }',
      ),
  },
  {
    id: 'positive-tabindex',
    state: 'login',
    foundBy: 'axe:tabindex',
    seed: (seeder) => seeder.changeFirst('footer a', (element) => element.setAttribute('tabindex', '3')),
  },
  {
    id: 'trap-loop',
    state: 'login',
    foundBy: 'tab-trap',
    seed: () =>
      document.addEventListener('focusin', (event) => {
        if (event.target instanceof Element && event.target.matches('button[type=submit]'))
          document.querySelector<HTMLElement>('main input')?.focus();
      }),
  },
  {
    id: 'not-focusable',
    state: 'notices',
    foundBy: 'pointer-only',
    seed: (seeder) =>
      seeder.changeEvery('main table a', (element) => {
        if (element.tabIndex !== -1) element.tabIndex = -1;
      }),
  },
  {
    id: 'focus-moves-page',
    state: 'login',
    foundBy: 'on-focus',
    seed: () =>
      document.addEventListener('focusin', (event) => {
        if (event.target instanceof Element && event.target.matches('main a'))
          history.pushState(null, '', '/auth/login?opened');
      }),
  },
  {
    id: 'route-change-focus',
    state: 'login',
    foundBy: 'route-change-focus',
    revealedBy: 'route-change',
    seed: (seeder) => seeder.restrictFocus((element) => !element.matches('h1, main')),
  },
  {
    id: 'route-change-silent',
    state: 'login',
    foundBy: 'route-change-announced',
    revealedBy: 'route-change',
    seed: (seeder) => seeder.removeAttributes('[role=status], [aria-live]', 'role', 'aria-live'),
  },
  {
    id: 'dialog-unnamed',
    state: 'forum-post-guest',
    foundBy: 'axe:aria-dialog-name',
    seed: (seeder) => seeder.removeAttributes('[role=alertdialog]', 'aria-labelledby', 'aria-label'),
  },
  {
    id: 'dialog-not-entered',
    state: 'forum-post-guest',
    foundBy: 'dialog',
    seed: (seeder) => seeder.restrictFocus((element) => element.closest('[role=alertdialog]') === null),
  },
  {
    id: 'dialog-focus-lost',
    state: 'forum-post-guest',
    foundBy: 'overlay-focus',
    revealedBy: 'interact',
    seed: (seeder) => seeder.restrictFocus((element) => element.closest('[role=alertdialog]') !== null),
  },
  {
    id: 'hover-menu-stays-open',
    state: 'notices',
    foundBy: 'hover',
    revealedBy: 'interact',
    seed: (seeder) => seeder.swallowEscape(),
  },
  {
    id: 'shortcut',
    state: 'login',
    foundBy: 'shortcuts',
    revealedBy: 'interact',
    seed: () =>
      document.addEventListener('keydown', (event) => {
        if (event.key === 's') history.pushState(null, '', '/auth/login?s');
      }),
  },
  {
    id: 'down-event',
    state: 'notices',
    foundBy: 'pointer-cancel',
    revealedBy: 'interact',
    seed: () =>
      document.addEventListener('mousedown', (event) => {
        if (event.target instanceof Element) event.target.closest('a')?.click();
      }),
  },
  {
    id: 'expanded-stale',
    state: 'header-menu',
    foundBy: 'states',
    seed: (seeder) => seeder.setAttribute('header [aria-expanded]', 'aria-expanded', 'false'),
  },
  {
    id: 'autocomplete-removed',
    state: 'login',
    foundBy: 'autocomplete',
    seed: (seeder) => seeder.removeAttributes('input', 'autocomplete'),
  },
  {
    id: 'paste-blocked',
    state: 'login',
    foundBy: 'paste',
    revealedBy: 'interact',
    seed: () => document.addEventListener('paste', (event) => event.preventDefault(), true),
  },
  {
    id: 'error-untied',
    state: 'contact-errors',
    foundBy: 'errors',
    seed: (seeder) => seeder.removeAttributes('[aria-invalid=true]', 'aria-describedby'),
  },
];
