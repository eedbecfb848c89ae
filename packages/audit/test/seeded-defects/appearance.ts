import type { SeededDefect } from './find.ts';

/** Defects that are seen: layout, contrast, and looks that contradict the markup. */
export const appearanceDefects: readonly SeededDefect[] = [
  {
    id: 'tiny-target',
    state: 'home',
    foundBy: 'target-diagonal',
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
    state: 'notices',
    foundBy: 'axe:color-contrast',
    seed: (seeder) => seeder.addCss('main p, main td, main h2 { color: #aaa !important; }'),
  },
  {
    id: 'field-contrast',
    state: 'login',
    foundBy: 'seen-graphics',
    seed: (seeder) => seeder.addCss('main input, main div { border-color: #eee !important; }'),
  },
  {
    id: 'overflow',
    state: 'login',
    foundBy: 'reflow',
    revealedBy: 'narrow',
    seed: (seeder) => seeder.addCss('main form { min-width: 600px !important; }'),
  },
  {
    id: 'low-window-cover',
    state: 'notices',
    foundBy: 'centre-covered',
    revealedBy: 'narrow',
    seed: (seeder) =>
      seeder.addCss(
        '@media (max-height: 480px) { nav[aria-label$="하위 메뉴"] { position: relative !important; top: 4.5rem !important; } }',
      ),
  },
  {
    id: 'spacing-clipped',
    state: 'notice',
    foundBy: 'text-spacing',
    revealedBy: 'text',
    seed: (seeder) =>
      seeder.addCss(
        'main h1, main h2, main dd, footer p { max-height: 1.35em !important; line-height: 1.3 !important; overflow: hidden !important; white-space: nowrap; max-width: max-content; } footer p { width: 20em !important; }',
      ),
  },
  {
    id: 'size-fixed',
    state: 'login',
    foundBy: 'text-size',
    revealedBy: 'text',
    seed: (seeder) => seeder.addCss('* { font-size: 16px !important; } html { font-size: 16px; }'),
  },
  {
    id: 'no-pause',
    state: 'home',
    foundBy: 'pause',
    revealedBy: 'clock',
    seed: (seeder) => seeder.removeElements('button[aria-label*="멈춤"], button[aria-label*="재생"]'),
  },
  {
    id: 'motion-ignored',
    state: 'home',
    foundBy: 'reduced-motion',
    revealedBy: 'reduced-motion',
    seed: (seeder) =>
      seeder.addCss(
        '@keyframes sway { to { transform: translateX(20px); } } main h2 { animation: sway 2s linear infinite alternate !important; }',
      ),
  },
  {
    id: 'flash',
    state: 'login',
    foundBy: 'flash',
    revealedBy: 'clock',
    seed: (seeder) =>
      seeder.addCss(
        '@keyframes flash { to { opacity: 0; } } main h1 { animation: flash 0.1s linear infinite alternate !important; }',
      ),
  },
  {
    id: 'timed',
    state: 'login',
    foundBy: 'time-limit',
    revealedBy: 'clock',
    seed: () => {
      setTimeout(() => history.pushState(null, '', '/'), 600_000);
    },
  },
  {
    id: 'live-regions-hidden',
    state: 'find-id-sent',
    foundBy: 'announced',
    seed: (seeder) => seeder.setAttribute('[role=status], [role=alert], [aria-live]', 'aria-hidden', 'true'),
  },
  {
    id: 'focus-contrast',
    state: 'login',
    foundBy: 'seen-contrast-states',
    seed: (seeder) => seeder.addCss('main a:focus-visible { color: #ccc !important; }'),
  },
  {
    id: 'placeholder-contrast',
    state: 'notices',
    foundBy: 'seen-contrast',
    seed: (seeder) => seeder.addCss('::placeholder { color: #ccc !important; opacity: 1 !important; }'),
  },
  {
    id: 'icon-faint',
    state: 'login',
    foundBy: 'seen-graphics',
    seed: (seeder) => seeder.addCss('button[aria-pressed] svg { stroke: #ddd !important; color: #ddd !important; }'),
  },
  {
    id: 'bold-as-heading',
    state: 'notice',
    foundBy: 'axe:p-as-heading',
    seed: (seeder) =>
      seeder.changeFirst('main article', (element) => {
        const [heading, text] = [document.createElement('p'), document.createElement('p')];
        heading.textContent = '회원에게 드리는 혜택';
        heading.style.cssText = 'font-size:24px;font-weight:700';
        text.textContent = '학술대회의 등록비를 줄여 드리고 학술지를 보내 드립니다.';
        element.append(heading, text);
      }),
  },
  {
    id: 'scope-falsified',
    state: 'notices',
    foundBy: 'ibm:table_aria_descendants',
    seed: (seeder) => seeder.setAttribute('thead th', 'scope', 'row'),
  },
  {
    id: 'text-hidden-from-readers',
    state: 'notice',
    foundBy: 'hidden-text',
    seed: (seeder) => seeder.changeFirst('main article p', (element) => element.setAttribute('aria-hidden', 'true')),
  },
];
