import type { SeededDefect } from './find.ts';

/** Defects of names, texts, headings and landmarks. */
export const contentDefects: readonly SeededDefect[] = [
  {
    id: 'label-not-in-name',
    state: 'login',
    foundBy: 'axe:label-content-name-mismatch',
    seed: (seeder) => seeder.setAttribute('button[type=submit]', 'aria-label', 'Submit'),
  },
  {
    id: 'alt-file-name',
    state: 'home',
    foundBy: 'images',
    seed: (seeder) => seeder.setAttribute('main img', 'alt', 'gel-1440.jpg'),
  },
  {
    id: 'title-empty',
    state: 'login',
    foundBy: 'axe:document-title',
    seed: (seeder) =>
      seeder.changeEvery('title', (element) => {
        if (element.textContent) element.textContent = '';
      }),
  },
  {
    id: 'language-wrong',
    state: 'home',
    foundBy: 'language',
    seed: (seeder) =>
      seeder.changeEvery('html', (element) => {
        if (element.lang !== 'en') element.lang = 'en';
      }),
  },
  {
    id: 'new-window',
    state: 'home',
    foundBy: 'new-window',
    seed: (seeder) =>
      seeder.changeFirst('footer a[href$="/contact"]', (element) => element.setAttribute('target', '_blank')),
  },
  {
    id: 'navigation-unnamed',
    state: 'notices',
    foundBy: 'axe:landmark-unique',
    seed: (seeder) => seeder.removeAttributes('nav', 'aria-label', 'aria-labelledby'),
  },
  {
    id: 'skip-link-missing',
    state: 'home',
    foundBy: 'skip-link',
    revealedBy: 'interact',
    seed: (seeder) => seeder.removeElements('a[href="#main"]'),
  },
  {
    id: 'scope-missing',
    state: 'notices',
    foundBy: 'tables',
    seed: (seeder) => seeder.removeAttributes('th', 'scope'),
  },
  {
    id: 'list-broken',
    state: 'home',
    foundBy: 'html:valid',
    seed: (seeder) => seeder.changeFirst('header nav ul', (element) => element.append(document.createElement('div'))),
  },
  {
    id: 'menu-order',
    state: 'login',
    foundBy: 'same-menu',
    revealedBy: 'consistency',
    seed: (seeder) =>
      seeder.changeFirst('header nav > ul > li:nth-child(2)', (element) => element.parentElement?.prepend(element)),
  },
  {
    id: 'help-moved',
    state: 'login',
    foundBy: 'same-help',
    revealedBy: 'consistency',
    seed: (seeder) => seeder.removeElements('footer a'),
  },
  {
    id: 'close-button-sign',
    state: 'payment',
    foundBy: 'wordless-names',
    seed: (seeder) => seeder.setAttribute('[role=dialog] button[aria-label="닫기"]', 'aria-label', '×'),
  },
  {
    id: 'caption-not-name',
    state: 'payment',
    foundBy: 'group-names',
    seed: (seeder) => {
      seeder.removeAttributes('[role=radiogroup]', 'aria-labelledby');
      seeder.setAttribute('[role=radiogroup]', 'aria-label', '옵션');
    },
  },
  {
    id: 'paragraph-in-button',
    state: 'login',
    foundBy: 'html:valid',
    seed: (seeder) =>
      seeder.changeFirst('main button[type=submit]', (button) => {
        const text = document.createElement('p');
        text.append(...button.childNodes);
        button.append(text);
      }),
  },
  {
    id: 'step-name-lost',
    state: 'login-wrong',
    foundBy: 'axe:label-content-name-mismatch',
    seed: (seeder) => seeder.setAttribute('main button[type=submit]', 'aria-label', 'Submit'),
  },
];
