import type { SeededDefect } from '#test/seeded-defects/defect.ts';

/** Defects of forms: errors, error summary, announcements, pasting. */
export const formDefects: readonly SeededDefect[] = [
  {
    id: 'error-untied',
    description: '오류 글이 칸에 묶여 있지 않다',
    criteria: ['3.3.1', '1.3.1'],
    state: 'contact-errors',
    seed: (seeder) => seeder.removeAttributes('[aria-invalid=true]', 'aria-describedby'),
  },
  {
    id: 'error-unmarked',
    description: '잘못된 칸이 잘못되었다고 하지 않는다',
    criteria: ['3.3.1', '4.1.2'],
    state: 'contact-errors',
    seed: (seeder) =>
      seeder.removeAttributes('main [aria-invalid], main [data-invalid]', 'aria-invalid', 'data-invalid'),
  },
  {
    id: 'summary-missing',
    description: '오류를 모아 말하지 않는다',
    criteria: ['3.3.1'],
    state: 'contact-errors',
    seed: (seeder) =>
      seeder.changeEvery('main form a[href^="#"], main a[href^="#"]', (element) => {
        const text = document.createElement('span');
        text.textContent = element.textContent;
        element.replaceWith(text);
      }),
  },
  {
    id: 'toast-silent',
    description: '제출되었다고 알리지 않는다',
    criteria: ['4.1.3'],
    state: 'contact-sent',
    seed: (seeder) =>
      seeder.removeAttributes('[role=status], [role=alert], [role=alertdialog], [aria-live]', 'role', 'aria-live'),
  },
  {
    id: 'code-paste-blocked',
    description: '인증번호를 붙여넣을 수 없다',
    criteria: ['3.3.8'],
    state: 'find-id-sent',
    revealedBy: 'interact',
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
    description: '라디오 버튼을 고르면 화면이 옮겨 간다',
    criteria: ['3.2.2'],
    state: 'signup-info',
    revealedBy: 'interact',
    seed: () => document.addEventListener('change', () => history.pushState(null, '', '/auth/signup?changed')),
  },
  {
    id: 'group-unnamed',
    description: '라디오 버튼 묶음에 이름이 없다',
    criteria: ['1.3.1', '4.1.2', '3.3.2'],
    state: 'signup-info',
    seed: (seeder) => seeder.removeAttributes('[role=radiogroup]', 'aria-labelledby', 'aria-label'),
  },
];
