import type { SeededDefect } from '#test/seeded-defects/defect.ts';

/** Defects of targets, contrast, layout, motion and time limits. */
export const layoutDefects: readonly SeededDefect[] = [
  {
    id: 'small-targets',
    description: '쪽 번호가 20px이고 붙어 있다',
    criteria: ['2.5.8', 'K6.1.3'],
    state: 'notices',
    seed: (seeder) =>
      seeder.addCss(
        'main nav li, main nav ol, main nav ul { margin: 0 !important; gap: 0 !important; padding: 0 !important; } main nav a, main nav button { width: 20px !important; height: 20px !important; min-width: 0 !important; min-height: 0 !important; padding: 0 !important; }',
      ),
  },
  {
    id: 'small-targets-phone',
    description: '전화기에서만 누르는 곳이 작다',
    criteria: ['2.5.8', 'K6.1.3'],
    state: 'notices',
    revealedBy: { width: 390 },
    seed: (seeder) =>
      seeder.addCss(
        '@media (max-width: 600px) { main nav li, main nav ol, main nav ul { margin: 0 !important; gap: 0 !important; padding: 0 !important; } main nav a, main nav button { width: 20px !important; height: 20px !important; min-width: 0 !important; min-height: 0 !important; padding: 0 !important; } }',
      ),
  },
  {
    id: 'tiny-target',
    description: '누르는 곳이 12px이다',
    criteria: ['K6.1.3', '2.5.8'],
    state: 'home',
    seed: (seeder) =>
      seeder.changeFirst('footer', (element) => {
        const button = document.createElement('button');
        button.setAttribute('aria-label', '닫기');
        button.style.cssText = 'width:12px;height:12px;padding:0;margin:40px;border:1px solid';
        element.append(button);
      }),
  },
  {
    id: 'text-contrast',
    description: '글의 대비가 낮다',
    criteria: ['1.4.3'],
    state: 'notices',
    seed: (seeder) => seeder.addCss('main p, main td, main h2 { color: #aaa !important; }'),
  },
  {
    id: 'text-contrast-dark',
    description: '어두운 화면에서만 글의 대비가 낮다',
    criteria: ['1.4.3'],
    state: 'login',
    revealedBy: { colours: 'dark' },
    seed: (seeder) =>
      seeder.addCss('@media (prefers-color-scheme: dark) { main label, main h1 { color: #444 !important; } }'),
  },
  {
    id: 'field-contrast',
    description: '칸의 테두리가 흐리다',
    criteria: ['1.4.11'],
    state: 'login',
    seed: (seeder) => seeder.addCss('main input, main div { border-color: #eee !important; }'),
  },
  {
    id: 'link-by-colour',
    description: '글 속의 링크를 색으로만 알 수 있다',
    criteria: ['1.4.1'],
    state: 'login',
    seed: (seeder) =>
      seeder.changeFirst('main h1', (element) => {
        const text = document.createElement('p');
        const link = document.createElement('a');
        link.href = '/contact';
        link.style.cssText = 'color:#234;text-decoration:none;font-weight:inherit';
        link.textContent = '사무국에 묻는 화면';
        text.append('도움이 필요하면 먼저 이 화면의 안내를 읽고, 그래도 모르면 ', link, '으로 가십시오.');
        text.style.color = '#333';
        element.after(text);
      }),
  },
  {
    id: 'overflow',
    description: '320px에서 옆으로 넘친다',
    criteria: ['1.4.10'],
    state: 'login',
    revealedBy: 'narrow',
    seed: (seeder) => seeder.addCss('main form { min-width: 600px !important; }'),
  },
  {
    id: 'cover',
    description: '확대하면 붙박이 띠가 화면을 덮는다',
    criteria: ['1.4.10', '2.4.11'],
    state: 'notices',
    revealedBy: 'narrow',
    seed: (seeder) =>
      seeder.changeFirst('body', (element) => {
        const bar = document.createElement('div');
        bar.style.cssText = 'position:fixed;inset:auto 0 0;height:170px;background:#fff;z-index:99';
        bar.textContent = '알림';
        element.append(bar);
      }),
  },
  {
    id: 'low-window-cover',
    description: '낮은 창에서 하위 메뉴가 아래의 버튼을 덮는다',
    criteria: ['2.4.11', '1.4.10'],
    state: 'notices',
    revealedBy: 'narrow',
    seed: (seeder) =>
      seeder.addCss(
        '@media (max-height: 480px) { nav[aria-label$="하위 메뉴"] { position: relative !important; top: 4.5rem !important; } }',
      ),
  },
  {
    id: 'spacing-clipped',
    description: '간격을 넓히면 글이 잘린다',
    criteria: ['1.4.12'],
    state: 'notice',
    revealedBy: 'text',
    seed: (seeder) =>
      seeder.addCss(
        'main h1, main h2, main dd, footer p { max-height: 1.35em !important; line-height: 1.3 !important; overflow: hidden !important; white-space: nowrap; max-width: max-content; } footer p { width: 20em !important; }',
      ),
  },
  {
    id: 'size-fixed',
    description: '글자가 커지지 않는다',
    criteria: ['1.4.4'],
    state: 'login',
    revealedBy: 'text',
    seed: (seeder) => seeder.addCss('* { font-size: 16px !important; } html { font-size: 16px; }'),
  },
  {
    id: 'size-clipped',
    description: '글자를 키우면 잘린다',
    criteria: ['1.4.4'],
    state: 'login',
    revealedBy: 'text',
    seed: (seeder) =>
      seeder.addCss(
        'main button, main h1 { height: 26px !important; max-height: 26px !important; overflow: hidden !important; line-height: 1.2 !important; padding-block: 0 !important; min-height: 0 !important; }',
      ),
  },
  {
    id: 'no-pause',
    description: '움직이는 것을 멈출 수 없다',
    criteria: ['2.2.2'],
    state: 'home',
    revealedBy: 'clock',
    seed: (seeder) => seeder.removeElements('button[aria-label*="멈춤"], button[aria-label*="재생"]'),
  },
  {
    id: 'pause-broken',
    description: '멈춤 버튼이 멈추지 않는다',
    criteria: ['2.2.2'],
    state: 'home',
    revealedBy: 'clock',
    seed: () =>
      document.addEventListener(
        'click',
        (event) => {
          if (event.target instanceof Element && event.target.closest('button[aria-label*="멈춤"]'))
            event.stopImmediatePropagation();
        },
        true,
      ),
  },
  {
    id: 'motion-ignored',
    description: '움직임을 줄여도 움직인다',
    criteria: ['2.2.2'],
    state: 'home',
    revealedBy: 'reduced-motion',
    seed: (seeder) =>
      seeder.addCss(
        '@keyframes sway { to { transform: translateX(20px); } } main h2 { animation: sway 2s linear infinite alternate !important; }',
      ),
  },
  {
    id: 'flash',
    description: '초당 열 번 번쩍인다',
    criteria: ['2.3.1'],
    state: 'login',
    revealedBy: 'clock',
    seed: (seeder) =>
      seeder.addCss(
        '@keyframes flash { to { opacity: 0; } } main h1 { animation: flash 0.1s linear infinite alternate !important; }',
      ),
  },
  {
    id: 'timed',
    description: '열 분 뒤에 화면이 저절로 바뀐다',
    criteria: ['2.2.1'],
    state: 'login',
    revealedBy: 'clock',
    seed: () => {
      setTimeout(() => history.pushState(null, '', '/'), 600_000);
    },
  },
  {
    id: 'live-regions-hidden',
    description: '상태를 알리는 곳이 모두 가려져 있다',
    criteria: ['4.1.3'],
    state: 'login',
    seed: (seeder) => seeder.setAttribute('[role=status], [role=alert], [aria-live]', 'aria-hidden', 'true'),
  },
];
