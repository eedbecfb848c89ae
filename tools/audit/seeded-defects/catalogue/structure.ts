import type { Defect } from '#tools/audit/seeded-defects/defect.ts';

/** Structure: headings, landmarks, tables, lists, markup. */
export const structureDefects: readonly Defect[] = [
  {
    id: 'two-main-headings',
    says: '1단계 제목이 둘이다',
    criteria: ['1.3.1', '2.4.6'],
    state: 'notices',
    seed: (s) => s.every('main h2', (e) => e.setAttribute('aria-level', '1')),
  },
  {
    id: 'heading-skipped',
    says: '제목 단계를 건너뛴다',
    criteria: ['1.3.1', '2.4.6'],
    state: 'home',
    seed: (s) => s.every('main h2', (e) => e.setAttribute('aria-level', '4')),
  },
  {
    id: 'heading-is-text',
    says: '제목이 제목이 아니다',
    criteria: ['1.3.1', '2.4.6'],
    state: 'notices',
    seed: (s) => s.every('main h1', (e) => e.setAttribute('role', 'paragraph')),
  },
  {
    id: 'heading-empty',
    says: '제목이 비었다',
    criteria: ['1.3.1', '2.4.6'],
    state: 'notices',
    seed: (s) => s.once('main h2', (e) => e.replaceChildren()),
  },
  {
    id: 'main-missing',
    says: '본문 영역이 없다',
    criteria: ['1.3.1', '2.4.1'],
    state: 'login',
    seed: (s) => s.every('main', (e) => e.setAttribute('role', 'presentation')),
  },
  {
    id: 'navigation-unnamed',
    says: '내비게이션 둘이 구별되지 않는다',
    criteria: ['1.3.1', '2.4.1'],
    state: 'notices',
    seed: (s) =>
      s.every('nav', (e) => {
        e.removeAttribute('aria-label');
        e.removeAttribute('aria-labelledby');
      }),
  },
  {
    id: 'skip-link-missing',
    says: '본문 바로가기가 없다',
    criteria: ['2.4.1'],
    state: 'home',
    seed: (s) => s.every('a[href="#main"]', (e) => e.remove()),
  },
  {
    id: 'skip-link-broken',
    says: '본문 바로가기의 대상이 없다',
    criteria: ['2.4.1'],
    state: 'home',
    seed: (s) => s.every('a[href="#main"]', (e) => e.setAttribute('href', '#content')),
  },
  {
    id: 'caption-missing',
    says: '표에 제목이 없다',
    criteria: ['1.3.1'],
    state: 'notices',
    seed: (s) =>
      s.every('table', (e) => {
        e.querySelector('caption')?.remove();
        e.removeAttribute('aria-label');
        e.removeAttribute('aria-labelledby');
      }),
  },
  {
    id: 'scope-missing',
    says: '머리 칸에 방향이 없다',
    criteria: ['1.3.1'],
    state: 'notices',
    seed: (s) => s.every('th', (e) => e.removeAttribute('scope')),
  },
  {
    id: 'table-heads-are-cells',
    says: '표에 머리 칸이 없다',
    criteria: ['1.3.1'],
    state: 'notices',
    seed: (s) =>
      s.every('th', (e) => {
        const cell = document.createElement('td');
        cell.textContent = e.textContent;
        e.replaceWith(cell);
      }),
  },
  {
    id: 'list-broken',
    says: '목록 안에 항목이 아닌 것이 있다',
    criteria: ['1.3.1', 'K8.1.1'],
    state: 'home',
    seed: (s) => s.once('header nav ul', (e) => e.append(document.createElement('div'))),
  },
  {
    id: 'duplicate-id',
    says: '같은 id가 둘이다',
    criteria: ['K8.1.1', '4.1.2'],
    state: 'login',
    seed: (s) =>
      s.once('footer p', (e) => {
        e.id = 'main';
      }),
  },
  {
    id: 'invalid-nesting',
    says: 'p 안에 div가 있다',
    criteria: ['K8.1.1'],
    state: 'login',
    seed: (s) => s.once('footer p', (e) => e.append(document.createElement('div'))),
  },
  {
    id: 'invalid-role',
    says: '없는 역할이다',
    criteria: ['4.1.2', 'K8.1.1'],
    state: 'home',
    seed: (s) => s.once('footer p', (e) => e.setAttribute('role', 'buttn')),
  },
  {
    id: 'button-in-link',
    says: '링크 안에 버튼이 있다',
    criteria: ['4.1.2', 'K8.1.1'],
    state: 'home',
    seed: (s) =>
      s.once('footer a', (e) => {
        const button = document.createElement('button');
        button.textContent = '문의';
        e.append(button);
      }),
  },
  {
    id: 'visual-order',
    says: '보이는 순서가 문서와 다르다',
    criteria: ['1.3.2', '2.4.3'],
    state: 'login',
    seed: (s) => s.css('main form { display: flex !important; flex-direction: column-reverse !important; }'),
  },
  {
    id: 'menu-order',
    says: '한 화면에서만 메뉴의 순서가 다르다',
    criteria: ['3.2.3'],
    state: 'login',
    shows: 'across',
    seed: (s) => s.once('header nav > ul > li:nth-child(2)', (e) => e.parentElement?.prepend(e)),
  },
  {
    id: 'help-moved',
    says: '한 화면에서만 도움을 받는 곳이 없다',
    criteria: ['3.2.6'],
    state: 'login',
    shows: 'across',
    seed: (s) => s.every('footer a', (e) => e.remove()),
  },
  {
    id: 'menu-renamed',
    says: '한 화면에서만 메뉴의 이름이 다르다',
    criteria: ['3.2.4'],
    state: 'login',
    shows: 'across',
    seed: (s) =>
      s.once('header nav a', (e) => {
        e.textContent = '소개';
      }),
  },
  {
    id: 'sound',
    says: '저절로 소리가 난다',
    criteria: ['1.4.2'],
    state: 'home',
    seed: (s) =>
      s.once('footer', (e) => {
        const audio = document.createElement('audio');
        audio.autoplay = true;
        audio.setAttribute('src', 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=');
        e.append(audio);
      }),
  },
  {
    id: 'zoom-locked',
    says: '확대를 막는다',
    criteria: ['1.4.4'],
    state: 'login',
    seed: (s) =>
      s.every('meta[name=viewport]', (e) => {
        if (!e.getAttribute('content')?.includes('user-scalable'))
          e.setAttribute('content', 'width=device-width, user-scalable=no, maximum-scale=1');
      }),
  },
];
