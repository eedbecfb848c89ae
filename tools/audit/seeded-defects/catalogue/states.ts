import type { Defect } from '#tools/audit/seeded-defects/defect.ts';

/** States, messages and forms. */
export const behaviourDefects: readonly Defect[] = [
  {
    id: 'expanded-stale',
    says: '펼쳤는데 접혔다고 한다',
    criteria: ['4.1.2'],
    state: 'header-menu',
    seed: (s) =>
      s.every('header [aria-expanded]', (e) => {
        if (e.getAttribute('aria-expanded') !== 'false') e.setAttribute('aria-expanded', 'false');
      }),
  },
  {
    id: 'expanded-wrong',
    says: '접혔는데 펼쳤다고 한다',
    criteria: ['4.1.2'],
    state: 'home',
    seed: (s) =>
      s.every('header button[aria-expanded][aria-controls]', (e) => {
        if (e.getAttribute('aria-expanded') !== 'true') e.setAttribute('aria-expanded', 'true');
      }),
  },
  {
    id: 'toggle-stale',
    says: '눌러도 펼침 상태를 바꾸어 말하지 않는다',
    criteria: ['4.1.2'],
    state: 'notices',
    shows: 'press',
    seed: (s) =>
      s.every('main [aria-expanded]', (e) => {
        if (e.getAttribute('aria-expanded') !== 'false') e.setAttribute('aria-expanded', 'false');
      }),
  },
  {
    id: 'tab-unselected',
    says: '어느 탭이 선택되었는지 말하지 않는다',
    criteria: ['4.1.2'],
    state: 'home',
    seed: (s) =>
      s.every('[role=tab]', (e) => {
        if (e.getAttribute('aria-selected') !== 'false') e.setAttribute('aria-selected', 'false');
      }),
  },
  {
    id: 'current-wrong',
    says: '현재 위치를 다르게 말한다',
    criteria: ['4.1.2'],
    state: 'login',
    seed: (s) => s.once('header nav a', (e) => e.setAttribute('aria-current', 'page')),
  },
  {
    id: 'status-silent',
    says: '오류를 알리지 않는다',
    criteria: ['4.1.3'],
    state: 'login-wrong',
    seed: (s) =>
      s.every('[role=status], [role=alert], [aria-live]', (e) => {
        e.removeAttribute('role');
        e.removeAttribute('aria-live');
      }),
  },
  {
    id: 'disabled-silent',
    says: '눌리지 않는 버튼이 까닭을 말하지 않는다',
    criteria: ['3.3.2'],
    state: 'login',
    seed: (s) =>
      s.every('main button[type=submit]', (e) => {
        e.setAttribute('aria-disabled', 'true');
        e.removeAttribute('aria-describedby');
      }),
  },
  {
    id: 'required-by-star',
    says: '필수라는 것을 별표로만 말한다',
    criteria: ['1.3.1', '3.3.2'],
    state: 'login',
    seed: (s) => {
      s.every('main label', (e) => {
        if (e.textContent && !e.textContent.startsWith('*')) e.prepend('*');
      });
      s.every('main input', (e) => {
        e.removeAttribute('required');
        e.removeAttribute('aria-required');
      });
    },
  },
  {
    id: 'autocomplete-removed',
    says: '칸이 무엇을 묻는지 브라우저가 모른다',
    criteria: ['1.3.5'],
    state: 'login',
    seed: (s) => s.every('input', (e) => e.removeAttribute('autocomplete')),
  },
  {
    id: 'autocomplete-wrong',
    says: '칸의 목적을 틀리게 말한다',
    criteria: ['1.3.5'],
    state: 'login',
    seed: (s) =>
      s.every('input[type=password]', (e) => {
        if (e.getAttribute('autocomplete') !== 'tel') e.setAttribute('autocomplete', 'tel');
      }),
  },
  {
    id: 'paste-blocked',
    says: '비밀번호를 붙여넣을 수 없다',
    criteria: ['3.3.8'],
    state: 'login',
    shows: 'press',
    seed: () => document.addEventListener('paste', (event) => event.preventDefault(), true),
  },
];
