import type { SeededDefect } from './find.ts';

/** Defects that show while a screen is used: keys, announcements, time and meaning. */
export const actionsDefects: readonly SeededDefect[] = [
  {
    id: 'act-text-with-handler',
    state: 'greeting',
    foundBy: 'pointer-only',
    seed: (seeder) =>
      seeder.changeFirst('main p', (element) => element.addEventListener('mouseup', () => location.assign('/'))),
  },
  {
    id: 'act-space-swallowed',
    state: 'login',
    foundBy: 'key-activation',
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
    id: 'act-script-window',
    state: 'contact',
    foundBy: 'script-window',
    revealedBy: 'interact',
    seed: () =>
      addEventListener('click', ({ target }) => {
        if (target instanceof Element && target.closest('footer a')) window.open('/introduce');
      }),
  },
  {
    id: 'journey-password-shown-untold',
    state: 'my-password',
    foundBy: 'password-shown',
    revealedBy: 'interact',
    seed: (seeder) => seeder.removeAttributes('button[aria-pressed]', 'aria-pressed'),
  },
  {
    id: 'journey-removed-file-focus',
    state: 'my-certificate-chosen',
    foundBy: 'file-removed',
    revealedBy: 'interact',
    seed: (seeder) =>
      seeder.restrictFocus((element) => !element.matches('main h1, main h2, main form, main button, main')),
  },
  {
    id: 'act-radio-arrows',
    state: 'payment',
    foundBy: 'widget-keys',
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
    id: 'act-no-scrolling',
    state: 'notice',
    foundBy: 'widget-keys',
    revealedBy: 'interact',
    seed: () =>
      window.addEventListener('keydown', (event) => {
        if (/^(Page|Arrow)/.test(event.key)) event.preventDefault();
      }),
  },
  {
    id: 'act-shake',
    state: 'login',
    foundBy: 'motion-actuation',
    seed: () => window.addEventListener('deviceorientation', () => scrollTo(0, 0)),
  },
  {
    id: 'act-option-navigates',
    state: 'notices',
    foundBy: 'on-input',
    revealedBy: 'interact',
    seed: () =>
      document.addEventListener('change', ({ target }) => {
        if (target instanceof HTMLSelectElement) location.assign('/contact');
      }),
  },
  {
    id: 'heard-switched-off',
    state: 'find-id-sent',
    foundBy: 'announced',
    seed: (seeder) => seeder.setAttribute('[role=status]', 'aria-live', 'off'),
  },
  {
    id: 'heard-all-the-time',
    state: 'login',
    foundBy: 'chatter',
    seed: (seeder) =>
      seeder.changeFirst('main form', (form) => {
        const clock = document.createElement('p');
        clock.setAttribute('role', 'status');
        form.append(clock);
        let seconds = 0;
        setInterval(() => {
          seconds += 1;
          clock.textContent = `${seconds}초 지났습니다.`;
        }, 900);
      }),
  },
  {
    id: 'moves-focus',
    state: 'notices',
    foundBy: 'self-moving-focus',
    revealedBy: 'clock',
    seed: () => setInterval(() => document.querySelector<HTMLElement>('main a[href]')?.focus(), 7000),
  },
  {
    id: 'other-name-here',
    state: 'contact',
    foundBy: 'same-names',
    revealedBy: 'consistency',
    seed: (seeder) =>
      seeder.changeFirst('header a[href="/auth/login"]', (link) => {
        link.textContent = '다른 이름';
      }),
  },
  {
    id: 'journey-skip-link-dead',
    state: 'login',
    foundBy: 'skip-link',
    revealedBy: 'interact',
    seed: () =>
      document.addEventListener(
        'click',
        (event) => {
          if (!(event.target instanceof Element) || !event.target.closest('a[href="#main"]')) return;
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        true,
      ),
  },
  {
    id: 'journey-radios-without-key',
    state: 'my-basic',
    foundBy: 'pointer-only',
    seed: (seeder) => seeder.setAttribute('form [role=radiogroup] input', 'tabindex', '-1'),
  },
  {
    id: 'journey-copy-silent',
    state: 'share-copied',
    foundBy: 'announced',
    seed: (seeder) => seeder.removeAttributes('[role=dialog] [role=status]', 'role'),
  },
  {
    id: 'journey-two-current-links',
    state: 'trend',
    foundBy: 'states',
    seed: (seeder) => seeder.setAttribute('main nav[aria-label$="하위 메뉴"] a', 'aria-current', 'page'),
  },
  {
    id: 'journey-alert-transparent',
    state: 'login-wrong',
    foundBy: 'errors',
    seed: (seeder) => seeder.addCss('main form [role=alert] p { opacity: 0 !important; }'),
  },
  {
    id: 'alert-vanishes',
    state: 'contact-failed',
    foundBy: 'lasting-alerts',
    seed: (seeder) =>
      seeder.changeEvery('main [role=alert]', (alert) => {
        if (alert.textContent !== '') setTimeout(() => alert.style.setProperty('display', 'none'), 2500);
      }),
  },
];
