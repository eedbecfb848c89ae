import type { Defect } from '#tools/audit/seeded-defects/defect.ts';

/** Forms: errors, their summary, what is announced, what may be pasted. */
export const formDefects: readonly Defect[] = [
  {
    id: 'error-untied',
    says: '오류 글이 칸에 묶여 있지 않다',
    criteria: ['3.3.1', '1.3.1'],
    state: 'contact-errors',
    seed: (s) => s.every('[aria-invalid=true]', (e) => e.removeAttribute('aria-describedby')),
  },
  {
    id: 'error-unmarked',
    says: '잘못된 칸이 잘못되었다고 하지 않는다',
    criteria: ['3.3.1', '4.1.2'],
    state: 'contact-errors',
    seed: (s) =>
      s.every('main [aria-invalid], main [data-invalid]', (e) => {
        e.removeAttribute('aria-invalid');
        e.removeAttribute('data-invalid');
      }),
  },
  {
    id: 'summary-missing',
    says: '오류를 모아 말하지 않는다',
    criteria: ['3.3.1'],
    state: 'contact-errors',
    seed: (s) =>
      s.every('main form a[href^="#"], main a[href^="#"]', (e) => {
        const text = document.createElement('span');
        text.textContent = e.textContent;
        e.replaceWith(text);
      }),
  },
  {
    id: 'toast-silent',
    says: '제출되었다고 알리지 않는다',
    criteria: ['4.1.3'],
    state: 'contact-sent',
    seed: (s) =>
      s.every('[role=status], [role=alert], [role=alertdialog], [aria-live]', (e) => {
        e.removeAttribute('role');
        e.removeAttribute('aria-live');
      }),
  },
  {
    id: 'code-paste-blocked',
    says: '인증번호를 붙여넣을 수 없다',
    criteria: ['3.3.8'],
    state: 'find-id-sent',
    shows: 'press',
    seed: () =>
      document.addEventListener(
        'paste',
        (event) => {
          if (event.target instanceof Element && event.target.matches('[autocomplete=one-time-code]'))
            event.preventDefault();
        },
        true,
      ),
  },
  {
    id: 'select-moves',
    says: '라디오 버튼을 고르면 화면이 옮겨 간다',
    criteria: ['3.2.2'],
    state: 'signup-info',
    shows: 'press',
    seed: () => document.addEventListener('change', () => history.pushState(null, '', '/auth/signup?changed')),
  },
  {
    id: 'group-unnamed',
    says: '라디오 버튼 묶음에 이름이 없다',
    criteria: ['1.3.1', '4.1.2', '3.3.2'],
    state: 'signup-info',
    seed: (s) =>
      s.every('[role=radiogroup]', (e) => {
        e.removeAttribute('aria-labelledby');
        e.removeAttribute('aria-label');
      }),
  },
];
