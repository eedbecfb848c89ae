import type { SeededDefect } from '#test/seeded-defects/defect.ts';

/** Defects of names, text alternatives, titles and languages. */
export const nameDefects: readonly SeededDefect[] = [
  {
    id: 'label-removed',
    description: '칸의 이름이 없다',
    criteria: ['3.3.2', '4.1.2', '1.3.1'],
    state: 'login',
    seed: (seeder) =>
      seeder.changeEvery('form label', (element) => {
        if (element.textContent) element.replaceChildren();
      }),
  },
  {
    id: 'label-hidden',
    description: '이름이 보이지 않고 보조기기에만 있다',
    criteria: ['3.3.2'],
    state: 'login',
    seed: (seeder) =>
      seeder.addCss(
        'form label { position: absolute !important; width: 1px !important; height: 1px !important; overflow: hidden !important; clip-path: inset(50%) !important; }',
      ),
  },
  {
    id: 'placeholder-as-label',
    description: '자리표시 글이 이름을 대신한다',
    criteria: ['3.3.2', '4.1.2'],
    state: 'notices',
    seed: (seeder) => seeder.removeAttributes('input[type=search]', 'aria-label', 'aria-labelledby'),
  },
  {
    id: 'button-name-removed',
    description: '버튼에 이름이 없다',
    criteria: ['4.1.2'],
    state: 'home',
    seed: (seeder) =>
      seeder.changeEvery('main button[aria-label]', (element) => {
        element.removeAttribute('aria-label');
        element.replaceChildren();
      }),
  },
  {
    id: 'link-name-removed',
    description: '아이콘뿐인 링크에 이름이 없다',
    criteria: ['2.4.4', '4.1.2'],
    state: 'home',
    seed: (seeder) =>
      seeder.changeFirst('footer a', (element) =>
        element.replaceChildren(document.createElementNS('http://www.w3.org/2000/svg', 'svg')),
      ),
  },
  {
    id: 'label-not-in-name',
    description: '보이는 이름과 다르게 읽힌다',
    criteria: ['2.5.3'],
    state: 'login',
    seed: (seeder) => seeder.setAttribute('button[type=submit]', 'aria-label', 'Submit'),
  },
  {
    id: 'vague-link',
    description: "링크가 '여기'라고만 한다",
    criteria: ['2.4.4'],
    state: 'notices',
    seed: (seeder) =>
      seeder.changeFirst('footer a[href$="/contact"]', (element) => {
        element.textContent = '여기';
      }),
  },
  {
    id: 'same-name-links',
    description: '같은 이름의 두 링크가 다른 곳으로 간다',
    criteria: ['2.4.4'],
    state: 'home',
    seed: (seeder) =>
      seeder.changeFirst('footer p a[href$="/contact"]', (element) => {
        const two = document.createElement('a');
        two.href = '/society';
        two.textContent = element.textContent;
        two.style.display = 'inline-block';
        two.style.padding = '6px';
        element.after(' ', two);
      }),
  },
  {
    id: 'alt-missing',
    description: '그림에 대체 글이 없다',
    criteria: ['1.1.1'],
    state: 'home',
    seed: (seeder) => seeder.removeAttributes('main img', 'alt'),
  },
  {
    id: 'alt-file-name',
    description: '대체 글이 파일 이름이다',
    criteria: ['1.1.1'],
    state: 'home',
    seed: (seeder) => seeder.setAttribute('main img', 'alt', 'gel-1440.jpg'),
  },
  {
    id: 'alt-generic',
    description: "대체 글이 '이미지'다",
    criteria: ['1.1.1'],
    state: 'home',
    seed: (seeder) => seeder.setAttribute('main img', 'alt', '이미지'),
  },
  {
    id: 'icon-without-name',
    description: '뜻이 있는 아이콘에 이름이 없다',
    criteria: ['1.1.1', '4.1.2'],
    state: 'home',
    seed: (seeder) =>
      seeder.changeFirst('main h2', (element) => {
        const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        icon.setAttribute('role', 'img');
        icon.setAttribute('width', '24');
        icon.setAttribute('height', '24');
        element.after(icon);
      }),
  },
  {
    id: 'frame-untitled',
    description: '프레임에 제목이 없다',
    criteria: ['4.1.2', '2.4.1', '1.1.1'],
    state: 'home',
    seed: (seeder) =>
      seeder.changeFirst('footer', (element) => {
        const frame = document.createElement('iframe');
        frame.src = 'about:blank';
        element.append(frame);
      }),
  },
  {
    id: 'title-empty',
    description: '제목이 비었다',
    criteria: ['2.4.2'],
    state: 'login',
    seed: (seeder) =>
      seeder.changeEvery('title', (element) => {
        if (element.textContent) element.textContent = '';
      }),
  },
  {
    id: 'title-of-home',
    description: '제목이 어느 화면에서나 학회 이름뿐이다',
    criteria: ['2.4.2'],
    state: 'notices',
    revealedBy: 'route-change',
    seed: (seeder) =>
      seeder.changeEvery('title', (element) => {
        if (element.textContent !== '한빛화장품과학회') element.textContent = '한빛화장품과학회';
      }),
  },
  {
    id: 'language-missing',
    description: '문서의 언어가 없다',
    criteria: ['3.1.1'],
    state: 'home',
    seed: (seeder) => seeder.removeAttributes('html', 'lang'),
  },
  {
    id: 'language-wrong',
    description: '한국어 문서의 언어가 영어다',
    criteria: ['3.1.1'],
    state: 'home',
    seed: (seeder) =>
      seeder.changeEvery('html', (element) => {
        if (element.lang !== 'en') element.lang = 'en';
      }),
  },
  {
    id: 'passage-language',
    description: '영어 글에 언어 표시가 없다',
    criteria: ['3.1.2'],
    state: 'notice',
    seed: (seeder) =>
      seeder.changeFirst('footer', (element) => {
        const text = document.createElement('p');
        text.textContent =
          'Authors are kindly asked to send the final version of their abstract before the end of October.';
        element.append(text);
      }),
  },
  {
    id: 'new-window',
    description: '알리지 않고 새 창을 연다',
    criteria: ['3.2.2', 'K7.2.1'],
    state: 'home',
    seed: (seeder) =>
      seeder.changeFirst('footer a[href$="/contact"]', (element) => element.setAttribute('target', '_blank')),
  },
  {
    id: 'sensory',
    description: '위치만으로 가리킨다',
    criteria: ['1.3.3'],
    state: 'login',
    seed: (seeder) =>
      seeder.changeFirst('main h1', (element) => {
        const text = document.createElement('p');
        text.textContent = '오른쪽 버튼을 눌러 주세요.';
        element.after(text);
      }),
  },
];
