import type { SeededDefect } from './find.ts';

/** Defects of what is marked as current, and of names that say a direction, a number or a state. */
export const placesDefects: readonly SeededDefect[] = [
  {
    id: 'current-page-first',
    state: 'notices-last',
    foundBy: 'current-place',
    seed: (seeder) =>
      seeder.changeEvery('main nav li a', (element) => {
        const isFirst = element.textContent.startsWith('1 ');
        if (isFirst !== (element.ariaCurrent === 'page')) element.ariaCurrent = isFirst ? 'page' : null;
      }),
  },
  {
    id: 'current-page-stays',
    state: 'notices',
    foundBy: 'place-after-press',
    revealedBy: 'interact',
    seed: (seeder) =>
      seeder.changeEvery('main nav li a', (element) => {
        const isFirst = element.textContent.startsWith('1 ');
        if (isFirst !== (element.ariaCurrent === 'page')) element.ariaCurrent = isFirst ? 'page' : null;
      }),
  },
  {
    id: 'page-steps-swapped',
    state: 'notices-last',
    foundBy: 'truthful-names',
    seed: (seeder) => seeder.setAttribute('main nav a[aria-label="이전 페이지"]', 'aria-label', '다음 페이지'),
  },
  {
    id: 'expanded-name',
    state: 'header-menu',
    foundBy: 'truthful-names',
    seed: (seeder) => seeder.setAttribute('header [aria-expanded=true]', 'aria-label', '하위 메뉴 펼치기'),
  },
];
