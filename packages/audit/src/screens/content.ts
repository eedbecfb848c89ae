import type { Screen, State } from './state.ts';
import { seeRole } from './steps.ts';

/** Returns a state of a sub-screen of texts, which is opened by its URL. */
const textState = (id: string, name: string, path: string, query?: Record<string, string>): State => ({
  id,
  name,
  path: query ? `${path}?${new URLSearchParams(query)}` : path,
  journey: '둘러보기',
  reachedWhen: seeRole('heading', new RegExp(query?.menu ?? '.')),
});

export const introduce: Screen = {
  id: 'introduce',
  name: '학회소개',
  linkedFrom: { path: '/', link: '학회소개' },
  states: [
    textState('greeting', '학회소개', '/introduce'),
    textState('history', '학회연혁', '/introduce', { menu: '학회연혁' }),
    textState('charter', '정관', '/introduce', { menu: '정관 및 규정' }),
    textState('rules-ko', '투고규정', '/introduce', { menu: '정관 및 규정', doc: '투고규정' }),
    textState('rules-en', '투고규정 – 영문', '/introduce', { menu: '정관 및 규정', doc: '투고규정', lang: 'en' }),
    textState('officers', '임원', '/introduce', { menu: '임원' }),
    textState('directions', '오시는길', '/introduce', { menu: '오시는길' }),
  ],
};

export const publication: Screen = {
  id: 'publication',
  name: '간행물',
  linkedFrom: { path: '/', link: '간행물' },
  states: [
    textState('journal', '저널안내', '/publication'),
    textState('journal-search', '저널검색', '/publication', { menu: '저널검색' }),
    textState('submission', '투고안내', '/publication', { menu: '투고안내' }),
    textState('advertising', '광고안내', '/publication', { menu: '광고안내' }),
  ],
};

export const joining: Screen = {
  id: 'membership',
  name: '회원안내',
  linkedFrom: { path: '/', link: '회원안내' },
  states: [
    textState('joining', '가입안내', '/membership'),
    textState('special-members', '특별회원사', '/membership', { menu: '특별회원사' }),
  ],
};
