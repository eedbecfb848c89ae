import type { SeededDefect } from '#test/seeded-defects/defect.ts';

/** Defects of what a person can do: with the keyboard, with the pointer, and by typing. */
export const actionDefects: readonly SeededDefect[] = [
  {
    id: 'act-space-swallowed',
    description: '버튼이 Space에 반응하지 않는다',
    criteria: ['2.1.1'],
    state: 'login',
    revealedBy: 'interact',
    seed: () =>
      document.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== ' ' || !(event.target instanceof HTMLButtonElement)) return;
          event.stopPropagation();
          event.preventDefault();
        },
        true,
      ),
  },
  {
    id: 'act-link-without-address',
    description: '바닥글의 링크에 주소가 없다',
    criteria: ['2.1.1'],
    state: 'greeting',
    seed: (seeder) =>
      seeder.changeFirst('footer a[href]', (element) => {
        element.removeAttribute('href');
        element.onclick = () => location.assign('/contact');
      }),
  },
  {
    id: 'act-text-with-handler',
    description: '글에 마우스로만 누르는 동작이 있다',
    criteria: ['2.1.1'],
    state: 'greeting',
    seed: (seeder) =>
      seeder.changeFirst('main p', (element) => element.addEventListener('mouseup', () => location.assign('/'))),
  },
  {
    id: 'act-radio-arrows',
    description: '라디오 버튼을 화살표 키로 옮겨 다닐 수 없다',
    criteria: ['2.1.1'],
    state: 'payment',
    revealedBy: 'interact',
    seed: () =>
      window.addEventListener(
        'keydown',
        (event) => {
          if (!event.key.startsWith('Arrow') || !(event.target instanceof HTMLElement)) return;
          if (!event.target.matches('[type=radio], [role=tab]')) return;
          event.stopImmediatePropagation();
          event.preventDefault();
        },
        true,
      ),
  },
  {
    id: 'act-tab-arrows',
    description: '탭을 화살표 키로 옮겨 다닐 수 없다',
    criteria: ['2.1.1'],
    state: 'home',
    revealedBy: 'interact',
    seed: () =>
      window.addEventListener(
        'keydown',
        (event) => {
          if (!event.key.startsWith('Arrow') || !(event.target instanceof HTMLElement)) return;
          if (event.target.matches('[role=tab]')) event.stopImmediatePropagation();
        },
        true,
      ),
  },
  {
    id: 'act-no-scrolling',
    description: '키보드로 화면을 스크롤할 수 없다',
    criteria: ['2.1.1'],
    state: 'notice',
    revealedBy: 'interact',
    seed: () =>
      window.addEventListener('keydown', (event) => {
        if (/^(Page|Arrow)/.test(event.key)) event.preventDefault();
      }),
  },
  {
    id: 'act-submit-on-down',
    description: '버튼을 누르는 순간 양식을 보낸다',
    criteria: ['2.5.2'],
    state: 'contact',
    revealedBy: 'interact',
    seed: () =>
      document.addEventListener(
        'pointerdown',
        (event) => {
          const button = event.target instanceof Element ? event.target.closest('button[type=submit]') : null;
          if (button instanceof HTMLButtonElement) button.form?.requestSubmit();
        },
        true,
      ),
  },
  {
    id: 'act-swipe-only',
    description: '쓸어 넘겨야만 다음 것을 볼 수 있다',
    criteria: ['2.5.7', '2.5.1'],
    state: 'home',
    seed: (seeder) => seeder.addCss('main [aria-roledescription] button + button { display: none !important; }'),
  },
  {
    id: 'act-shake',
    description: '기기를 기울이면 반응한다',
    criteria: ['2.5.4'],
    state: 'login',
    seed: () => window.addEventListener('deviceorientation', () => scrollTo(0, 0)),
  },
  {
    id: 'act-next-field',
    description: '칸이 차면 초점이 저절로 다음 칸으로 간다',
    criteria: ['3.2.2'],
    state: 'contact',
    revealedBy: 'interact',
    seed: () =>
      document.addEventListener('input', ({ target }) => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('main input')];
        if (target instanceof HTMLInputElement && target.value.length === 4)
          fields[fields.indexOf(target) + 1]?.focus();
      }),
  },
  {
    id: 'act-option-navigates',
    description: '목록의 항목을 고르면 다른 화면으로 간다',
    criteria: ['3.2.2'],
    state: 'notices',
    revealedBy: 'interact',
    seed: () =>
      document.addEventListener('change', ({ target }) => {
        if (target instanceof HTMLSelectElement) location.assign('/contact');
      }),
  },
  {
    id: 'act-page-focus-lost',
    description: '쪽을 넘기면 초점이 사라진다',
    criteria: ['2.4.3'],
    state: 'notices',
    revealedBy: 'interact',
    seed: () =>
      document.addEventListener(
        'click',
        ({ target }) => {
          if (!(target instanceof Element) || !target.closest('[href*="page="]')) return;
          setTimeout(() => document.activeElement instanceof HTMLElement && document.activeElement.blur(), 400);
        },
        true,
      ),
  },
  {
    id: 'act-tooltip',
    description: '풍선 도움말을 닫을 수 없고, 그 위로 옮기면 사라진다',
    criteria: ['1.4.13'],
    state: 'home',
    revealedBy: 'interact',
    seed: (seeder) =>
      seeder.changeFirst('header button:not([aria-expanded])', (button) => {
        const hint = document.createElement('div');
        hint.textContent = '글자 크기를 바꿉니다.';
        hint.style.cssText = 'position: fixed; top: 300px; left: 300px; display: none;';
        document.body.append(hint);
        button.addEventListener('mouseenter', () => hint.style.setProperty('display', 'block'));
        button.addEventListener('mouseleave', () => hint.style.setProperty('display', 'none'));
      }),
  },
  {
    id: 'act-puzzle',
    description: '로그인하려면 셈을 풀어야 한다',
    criteria: ['3.3.8'],
    state: 'login',
    seed: (seeder) =>
      seeder.changeFirst('main form', (form) => {
        const label = document.createElement('label');
        label.append('8 + 5는 무엇입니까?', document.createElement('input'));
        form.prepend(label);
      }),
  },
  {
    id: 'act-sideways',
    description: '세로 화면에서 본문이 옆으로 눕는다',
    criteria: ['1.3.4'],
    state: 'login',
    revealedBy: 'narrow',
    seed: (seeder) =>
      seeder.addCss('@media (orientation: portrait) { main h1, main form { rotate: 90deg !important; } }'),
  },
];
