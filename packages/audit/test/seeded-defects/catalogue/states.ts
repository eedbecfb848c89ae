import type { SeededDefect } from '#test/seeded-defects/defect.ts';

/** Defects of states, messages and input: what controls report, and what may be pasted. */
export const stateDefects: readonly SeededDefect[] = [
  {
    id: 'expanded-stale',
    description: '펼쳤는데 접혔다고 한다',
    criteria: ['4.1.2'],
    state: 'header-menu',
    seed: (seeder) => seeder.setAttribute('header [aria-expanded]', 'aria-expanded', 'false'),
  },
  {
    id: 'expanded-wrong',
    description: '접혔는데 펼쳤다고 한다',
    criteria: ['4.1.2'],
    state: 'home',
    seed: (seeder) => seeder.setAttribute('header button[aria-expanded][aria-controls]', 'aria-expanded', 'true'),
  },
  {
    id: 'toggle-stale',
    description: '눌러도 펼침 상태를 바꾸어 말하지 않는다',
    criteria: ['4.1.2'],
    state: 'notices',
    revealedBy: 'interact',
    seed: (seeder) => seeder.setAttribute('main [aria-expanded]', 'aria-expanded', 'false'),
  },
  {
    id: 'tab-unselected',
    description: '어느 탭이 선택되었는지 말하지 않는다',
    criteria: ['4.1.2'],
    state: 'home',
    seed: (seeder) => seeder.setAttribute('[role=tab]', 'aria-selected', 'false'),
  },
  {
    id: 'current-wrong',
    description: '현재 위치를 다르게 말한다',
    criteria: ['4.1.2'],
    state: 'login',
    seed: (seeder) => seeder.changeFirst('header nav a', (element) => element.setAttribute('aria-current', 'page')),
  },
  {
    id: 'status-silent',
    description: '오류를 알리지 않는다',
    criteria: ['4.1.3'],
    state: 'login-wrong',
    seed: (seeder) => seeder.removeAttributes('[role=status], [role=alert], [aria-live]', 'role', 'aria-live'),
  },
  {
    id: 'disabled-silent',
    description: '눌리지 않는 버튼이 까닭을 말하지 않는다',
    criteria: ['3.3.2'],
    state: 'login',
    seed: (seeder) =>
      seeder.changeEvery('main button[type=submit]', (element) => {
        element.setAttribute('aria-disabled', 'true');
        element.removeAttribute('aria-describedby');
      }),
  },
  {
    id: 'required-by-star',
    description: '필수라는 것을 별표로만 말한다',
    criteria: ['1.3.1', '3.3.2'],
    state: 'login',
    seed: (seeder) => {
      seeder.changeEvery('main label', (element) => {
        if (element.textContent && !element.textContent.startsWith('*')) element.prepend('*');
      });
      seeder.removeAttributes('main input', 'required', 'aria-required');
    },
  },
  {
    id: 'autocomplete-removed',
    description: '칸이 무엇을 묻는지 브라우저가 모른다',
    criteria: ['1.3.5'],
    state: 'login',
    seed: (seeder) => seeder.removeAttributes('input', 'autocomplete'),
  },
  {
    id: 'autocomplete-wrong',
    description: '칸의 목적을 틀리게 말한다',
    criteria: ['1.3.5'],
    state: 'login',
    seed: (seeder) => seeder.setAttribute('input[type=password]', 'autocomplete', 'tel'),
  },
  {
    id: 'paste-blocked',
    description: '비밀번호를 붙여넣을 수 없다',
    criteria: ['3.3.8'],
    state: 'login',
    revealedBy: 'interact',
    seed: () => document.addEventListener('paste', (event) => event.preventDefault(), true),
  },
];
