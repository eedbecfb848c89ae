import type { SeededDefect } from '#test/seeded-defects/defect.ts';

/** Defects of words, and of states and messages that change or stay when they must not. */
export const meaningDefects: readonly SeededDefect[] = [
  {
    id: 'pressed-stale',
    description: '눌러도 눌린 상태가 그대로라고 한다',
    criteria: ['4.1.2'],
    state: 'login',
    revealedBy: 'interact',
    seed: (seeder) => seeder.setAttribute('button[aria-pressed]', 'aria-pressed', 'false'),
  },
  {
    id: 'script-window',
    description: '링크를 누르면 스크립트가 새 창을 연다',
    criteria: ['K7.2.1', '3.2.2'],
    state: 'contact',
    revealedBy: 'interact',
    seed: () =>
      addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('footer a')) window.open('/introduce');
      }),
  },
  {
    id: 'next-before-previous',
    description: '이전 버튼과 다음 버튼의 이름이 바뀌었다',
    criteria: ['2.4.6', '4.1.2'],
    state: 'home',
    seed: (seeder) =>
      seeder.changeFirst('section[aria-roledescription] button[aria-label^="이전 "]', (before) => {
        const after = before.nextElementSibling;
        if (after) [before.ariaLabel, after.ariaLabel] = [after.ariaLabel, before.ariaLabel];
      }),
  },
  {
    id: 'slides-assertive',
    description: '저절로 바뀌는 슬라이드가 하던 말을 끊는다',
    criteria: ['4.1.3', '2.2.2'],
    state: 'home',
    seed: (seeder) => seeder.setAttribute('.swiper-wrapper[aria-live]', 'aria-live', 'assertive'),
  },
  {
    id: 'alert-vanishes',
    description: '실패했다는 글이 저절로 사라진다',
    criteria: ['2.2.1'],
    state: 'contact-failed',
    revealedBy: 'clock',
    seed: (seeder) =>
      seeder.changeEvery('main [role=alert]', (alert) => {
        if (alert.textContent !== '') setTimeout(() => alert.style.setProperty('display', 'none'), 2500);
      }),
  },
  {
    id: 'errors-of-one-word',
    description: '오류가 한 낱말뿐이다',
    criteria: ['3.3.1', '3.3.3'],
    state: 'contact-errors',
    seed: (seeder) =>
      seeder.changeEvery('[slot=errorMessage]', (error) => {
        if (error.textContent !== '' && error.textContent !== '오류') error.textContent = '오류';
      }),
  },
  {
    id: 'required-untold',
    description: '어느 칸이 필수인지 미리 말하지 않는다',
    criteria: ['3.3.2'],
    state: 'contact',
    seed: (seeder) => {
      seeder.removeElements('main form label > span[aria-hidden], main form legend > span[aria-hidden]');
      seeder.removeAttributes('main form [aria-required]', 'aria-required');
    },
  },
  {
    id: 'name-asked-again',
    description: '앞 단계에서 적은 이름을 다시 묻는다',
    criteria: ['3.3.7'],
    state: 'signup-education',
    seed: (seeder) =>
      seeder.changeFirst('main form', (form) => {
        const label = document.createElement('label');
        const field = document.createElement('input');
        field.autocomplete = 'name';
        label.append('이름', field);
        form.prepend(label);
      }),
  },
  {
    id: 'headings-alike',
    description: '소제목이 모두 같은 말이다',
    criteria: ['2.4.6'],
    state: 'abstracts',
    seed: (seeder) =>
      seeder.changeEvery('main h3', (heading) => {
        if (heading.textContent !== '안내 사항') heading.textContent = '안내 사항';
      }),
  },
  {
    id: 'alternatives-alike',
    description: '서로 다른 사진의 대체 글이 모두 같다',
    criteria: ['1.1.1'],
    state: 'gallery',
    seed: (seeder) => seeder.setAttribute('main img', 'alt', '행사 사진'),
  },
  {
    id: 'close-button-x',
    description: '닫기 버튼의 이름이 글자 하나이다',
    criteria: ['4.1.2', '2.4.4'],
    state: 'payment',
    seed: (seeder) => seeder.setAttribute('[role=dialog] button[aria-label="닫기"]', 'aria-label', 'X'),
  },
  {
    id: 'mouse-down-button',
    description: '버튼이 마우스에만 반응한다',
    criteria: ['2.1.1'],
    state: 'contact',
    seed: (seeder) =>
      seeder.changeFirst('main h2', (heading) => {
        const button = document.createElement('button');
        button.textContent = '도움말 보기';
        button.onmousedown = () => heading.toggleAttribute('data-open');
        heading.after(button);
      }),
  },
];
