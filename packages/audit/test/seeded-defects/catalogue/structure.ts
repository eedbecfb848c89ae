import type { SeededDefect } from '#test/seeded-defects/defect.ts';

/** Defects of headings, landmarks, tables, lists and markup. */
export const structureDefects: readonly SeededDefect[] = [
  {
    id: 'two-main-headings',
    description: '1단계 제목이 둘이다',
    criteria: ['1.3.1', '2.4.6'],
    state: 'notices',
    seed: (seeder) => seeder.setAttribute('main h2', 'aria-level', '1'),
  },
  {
    id: 'heading-skipped',
    description: '제목 단계를 건너뛴다',
    criteria: ['1.3.1', '2.4.6'],
    state: 'home',
    seed: (seeder) => seeder.setAttribute('main h2', 'aria-level', '4'),
  },
  {
    id: 'heading-is-text',
    description: '제목이 제목이 아니다',
    criteria: ['1.3.1', '2.4.6'],
    state: 'notices',
    seed: (seeder) => seeder.setAttribute('main h1', 'role', 'paragraph'),
  },
  {
    id: 'heading-empty',
    description: '제목이 비었다',
    criteria: ['1.3.1', '2.4.6'],
    state: 'notices',
    seed: (seeder) => seeder.changeFirst('main h2', (element) => element.replaceChildren()),
  },
  {
    id: 'main-missing',
    description: '본문 영역이 없다',
    criteria: ['1.3.1', '2.4.1'],
    state: 'login',
    seed: (seeder) => seeder.setAttribute('main', 'role', 'presentation'),
  },
  {
    id: 'navigation-unnamed',
    description: '내비게이션 둘이 구별되지 않는다',
    criteria: ['1.3.1', '2.4.1'],
    state: 'notices',
    seed: (seeder) => seeder.removeAttributes('nav', 'aria-label', 'aria-labelledby'),
  },
  {
    id: 'skip-link-missing',
    description: '본문 바로가기가 없다',
    criteria: ['2.4.1'],
    state: 'home',
    seed: (seeder) => seeder.removeElements('a[href="#main"]'),
  },
  {
    id: 'skip-link-broken',
    description: '본문 바로가기의 대상이 없다',
    criteria: ['2.4.1'],
    state: 'home',
    seed: (seeder) => seeder.setAttribute('a[href="#main"]', 'href', '#content'),
  },
  {
    id: 'caption-missing',
    description: '표에 제목이 없다',
    criteria: ['1.3.1'],
    state: 'notices',
    seed: (seeder) =>
      seeder.changeEvery('table', (element) => {
        element.querySelector('caption')?.remove();
        element.removeAttribute('aria-label');
        element.removeAttribute('aria-labelledby');
      }),
  },
  {
    id: 'scope-missing',
    description: '머리 칸에 방향이 없다',
    criteria: ['1.3.1'],
    state: 'notices',
    seed: (seeder) => seeder.removeAttributes('th', 'scope'),
  },
  {
    id: 'table-heads-are-cells',
    description: '표에 머리 칸이 없다',
    criteria: ['1.3.1'],
    state: 'notices',
    seed: (seeder) =>
      seeder.changeEvery('th', (element) => {
        const cell = document.createElement('td');
        cell.textContent = element.textContent;
        element.replaceWith(cell);
      }),
  },
  {
    id: 'list-broken',
    description: '목록 안에 항목이 아닌 것이 있다',
    criteria: ['1.3.1', 'K8.1.1'],
    state: 'home',
    seed: (seeder) => seeder.changeFirst('header nav ul', (element) => element.append(document.createElement('div'))),
  },
  {
    id: 'duplicate-id',
    description: '같은 id가 둘이다',
    criteria: ['K8.1.1', '4.1.2'],
    state: 'login',
    seed: (seeder) =>
      seeder.changeFirst('footer p', (element) => {
        element.id = 'main';
      }),
  },
  {
    id: 'invalid-nesting',
    description: 'p 안에 div가 있다',
    criteria: ['K8.1.1'],
    state: 'login',
    seed: (seeder) => seeder.changeFirst('footer p', (element) => element.append(document.createElement('div'))),
  },
  {
    id: 'invalid-role',
    description: '없는 역할이다',
    criteria: ['4.1.2', 'K8.1.1'],
    state: 'home',
    seed: (seeder) => seeder.changeFirst('footer p', (element) => element.setAttribute('role', 'buttn')),
  },
  {
    id: 'button-in-link',
    description: '링크 안에 버튼이 있다',
    criteria: ['4.1.2', 'K8.1.1'],
    state: 'home',
    seed: (seeder) =>
      seeder.changeFirst('footer a', (element) => {
        const button = document.createElement('button');
        button.textContent = '문의';
        element.append(button);
      }),
  },
  {
    id: 'visual-order',
    description: '보이는 순서가 문서와 다르다',
    criteria: ['1.3.2', '2.4.3'],
    state: 'login',
    seed: (seeder) =>
      seeder.addCss('main form { display: flex !important; flex-direction: column-reverse !important; }'),
  },
  {
    id: 'menu-order',
    description: '한 화면에서만 메뉴의 순서가 다르다',
    criteria: ['3.2.3'],
    state: 'login',
    revealedBy: 'consistency',
    seed: (seeder) =>
      seeder.changeFirst('header nav > ul > li:nth-child(2)', (element) => element.parentElement?.prepend(element)),
  },
  {
    id: 'help-moved',
    description: '한 화면에서만 도움을 받는 곳이 없다',
    criteria: ['3.2.6'],
    state: 'login',
    revealedBy: 'consistency',
    seed: (seeder) => seeder.removeElements('footer a'),
  },
  {
    id: 'menu-renamed',
    description: '한 화면에서만 메뉴의 이름이 다르다',
    criteria: ['3.2.4'],
    state: 'login',
    revealedBy: 'consistency',
    seed: (seeder) =>
      seeder.changeFirst('header nav a', (element) => {
        element.textContent = '소개';
      }),
  },
  {
    id: 'sound',
    description: '저절로 소리가 난다',
    criteria: ['1.4.2'],
    state: 'home',
    seed: (seeder) =>
      seeder.changeFirst('footer', (element) => {
        const audio = document.createElement('audio');
        audio.autoplay = true;
        audio.setAttribute('src', 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=');
        element.append(audio);
      }),
  },
  {
    id: 'zoom-locked',
    description: '확대를 막는다',
    criteria: ['1.4.4'],
    state: 'login',
    seed: (seeder) =>
      seeder.changeEvery('meta[name=viewport]', (element) => {
        if (!element.getAttribute('content')?.includes('user-scalable'))
          element.setAttribute('content', 'width=device-width, user-scalable=no, maximum-scale=1');
      }),
  },
];
