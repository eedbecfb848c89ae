import type { SeededDefect } from './find.ts';

/** Defects of names, texts, headings and landmarks. */
export const contentDefects: readonly SeededDefect[] = [
  {
    id: 'label-hidden',
    state: 'login',
    foundBy: 'labels',
    seed: (seeder) =>
      seeder.addCss(
        'form label { position: absolute !important; width: 1px !important; height: 1px !important; overflow: hidden !important; clip-path: inset(50%) !important; }',
      ),
  },
  {
    id: 'placeholder-as-label',
    state: 'notices',
    foundBy: 'names',
    seed: (seeder) => seeder.removeAttributes('input[type=search]', 'aria-label', 'aria-labelledby'),
  },
  {
    id: 'label-not-in-name',
    state: 'login',
    foundBy: 'label-in-name',
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
    foundBy: 'title',
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
    id: 'sensory',
    state: 'login',
    foundBy: 'sensory-words',
    seed: (seeder) =>
      seeder.changeFirst('main h1', (element) => {
        const text = document.createElement('p');
        text.textContent = '오른쪽 버튼을 눌러 주세요.';
        element.after(text);
      }),
  },
  {
    id: 'two-main-headings',
    state: 'notices',
    foundBy: 'headings',
    seed: (seeder) => seeder.setAttribute('main h2', 'aria-level', '1'),
  },
  {
    id: 'navigation-unnamed',
    state: 'notices',
    foundBy: 'landmarks',
    seed: (seeder) => seeder.removeAttributes('nav', 'aria-label', 'aria-labelledby'),
  },
  {
    id: 'skip-link-missing',
    state: 'home',
    foundBy: 'skip-link',
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
    id: 'step-name-lost',
    state: 'login-wrong',
    foundBy: 'label-in-name',
    seed: (seeder) => seeder.setAttribute('main button[type=submit]', 'aria-label', 'Submit'),
  },
];
