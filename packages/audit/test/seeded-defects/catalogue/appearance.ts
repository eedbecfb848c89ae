import type { SeededDefect } from '#test/seeded-defects/defect.ts';

/** Defects in which what is seen differs from what is read: structure, labels, errors, states and words. */
export const appearanceDefects: readonly SeededDefect[] = [
  {
    id: 'bold-as-heading',
    description: '굵은 글이 제목 노릇을 한다',
    criteria: ['1.3.1', '2.4.6'],
    state: 'notice',
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
    id: 'list-of-divs',
    description: '목록처럼 보이지만 div가 늘어서 있다',
    criteria: ['1.3.1'],
    state: 'home',
    seed: (seeder) => seeder.setAttribute('main ul', 'role', 'presentation'),
  },
  {
    id: 'typed-bullets',
    description: '글머리표를 글로 적은 목록이다',
    criteria: ['1.3.1'],
    state: 'login',
    seed: (seeder) =>
      seeder.changeFirst('main form', (element) => {
        for (const text of ['• 아이디는 바꿀 수 없습니다', '• 비밀번호는 여덟 글자부터입니다']) {
          const line = document.createElement('p');
          line.textContent = text;
          element.append(line);
        }
      }),
  },
  {
    id: 'scope-falsified',
    description: '열의 머리 칸이 행의 머리 칸이라고 한다',
    criteria: ['1.3.1'],
    state: 'notices',
    seed: (seeder) => seeder.setAttribute('thead th', 'scope', 'row'),
  },
  {
    id: 'heads-swapped',
    description: '머리 칸의 말이 서로 바뀌었다',
    criteria: ['1.3.1', '2.4.6'],
    state: 'notices',
    seed: (seeder) =>
      seeder.changeFirst('thead tr', (element) => {
        const heads = [...element.querySelectorAll('th')];
        const texts = heads.map(({ textContent }) => textContent);
        for (const [index, head] of heads.entries()) head.textContent = texts.at(index - 1) ?? '';
      }),
  },
  {
    id: 'caption-not-name',
    description: '라디오 버튼 묶음이 보이는 것과 다른 이름으로 읽힌다',
    criteria: ['1.3.1', '4.1.2'],
    state: 'payment',
    seed: (seeder) => {
      seeder.removeAttributes('[role=radiogroup]', 'aria-labelledby');
      seeder.setAttribute('[role=radiogroup]', 'aria-label', '옵션');
    },
  },
  {
    id: 'label-for-other-field',
    description: '이름표가 다른 칸에 묶여 있다',
    criteria: ['1.3.1', '3.3.2', '4.1.2', '2.5.3'],
    state: 'contact',
    seed: (seeder) =>
      seeder.changeEvery('main label', (element) => {
        const last = document.querySelector('main textarea');
        if (last?.id && element.getAttribute('for') !== last.id) element.setAttribute('for', last.id);
      }),
  },
  {
    id: 'text-hidden-from-readers',
    description: '보이는 글이 보조기기에서 가려져 있다',
    criteria: ['1.3.1', '4.1.2', '1.1.1'],
    state: 'notice',
    seed: (seeder) => seeder.changeFirst('main article p', (element) => element.setAttribute('aria-hidden', 'true')),
  },
  {
    id: 'error-moved',
    description: '오류가 다른 칸 아래에 보인다',
    criteria: ['3.3.1', '1.3.1'],
    state: 'contact-errors',
    seed: (seeder) =>
      seeder.changeFirst('main [slot=errorMessage]', (element) => {
        const copy = document.createElement('p');
        copy.textContent = element.textContent;
        copy.style.color = getComputedStyle(element).color;
        element.style.display = 'none';
        document.querySelector('main textarea')?.after(copy);
      }),
  },
  {
    id: 'current-unmarked',
    description: '현재 쪽이 다르게 보이지만 그렇다고 말하지 않는다',
    criteria: ['4.1.2', '1.3.1', '1.4.1'],
    state: 'my-basic',
    seed: (seeder) =>
      seeder.changeEvery('main nav [aria-current]', (element) => {
        element.removeAttribute('aria-current');
        element.style.fontWeight = '800';
        element.style.textDecoration = 'underline';
      }),
  },
  {
    id: 'tab-of-other-panel',
    description: '보이는 내용과 다른 탭이 선택되었다고 한다',
    criteria: ['4.1.2', '1.3.1'],
    state: 'home',
    seed: (seeder) =>
      seeder.changeEvery('[role=tab]', (element) => {
        const isLast = element === element.parentElement?.lastElementChild;
        if (element.getAttribute('aria-selected') !== String(isLast))
          element.setAttribute('aria-selected', String(isLast));
      }),
  },
  {
    id: 'text-over-text',
    description: '글이 서로 겹친다',
    criteria: ['1.4.4', '1.4.10'],
    state: 'notice',
    seed: (seeder) => seeder.addCss('main article p { margin-block: -1.3em !important; }'),
  },
  {
    id: 'pinch-blocked',
    description: '두 손가락으로 확대하지 못하게 한다',
    criteria: ['1.4.4'],
    state: 'notice',
    seed: (seeder) => seeder.addCss('html, body, main { touch-action: pan-y !important; }'),
  },
  {
    id: 'letters-spaced',
    description: '제목의 글자마다 띄어져 있다',
    criteria: ['1.3.2'],
    state: 'notices',
    seed: (seeder) =>
      seeder.changeEvery('main h2', (element) => {
        if (element.textContent === '공지사항') element.textContent = '공 지 사 항';
      }),
  },
  {
    id: 'picture-of-text',
    description: '일정이 대체 글 없는 그림 속의 글이다',
    criteria: ['1.1.1', '1.4.5'],
    state: 'notice',
    seed: (seeder) =>
      seeder.changeFirst('main article', (element) => {
        const [canvas, picture] = [document.createElement('canvas'), document.createElement('img')];
        [canvas.width, canvas.height] = [600, 80];
        const context = canvas.getContext('2d');
        if (!context) return;
        context.fillStyle = '#fff';
        context.fillRect(0, 0, 600, 80);
        context.fillStyle = '#222';
        context.font = '28px sans-serif';
        context.fillText('사전등록 2025. 11. 3. - 11. 14.', 20, 50);
        picture.src = canvas.toDataURL();
        picture.alt = '';
        element.append(picture);
      }),
  },
  {
    id: 'picture-test',
    description: '그림의 글자를 옮겨 적게 한다',
    criteria: ['3.3.8', '1.1.1'],
    state: 'login',
    seed: (seeder) =>
      seeder.changeFirst('main form', (element) => {
        const label = document.createElement('label');
        const input = document.createElement('input');
        input.required = true;
        label.append('자동 입력 방지 문자를 적어 주세요 ', input);
        element.append(label);
      }),
  },
];
