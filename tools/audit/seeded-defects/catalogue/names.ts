import type { Defect } from '#tools/audit/seeded-defects/defect.ts';

/** Names, alternatives, titles, languages. */
export const nameDefects: readonly Defect[] = [
  {
    id: 'label-removed',
    says: '칸의 이름이 없다',
    criteria: ['3.3.2', '4.1.2', '1.3.1'],
    state: 'login',
    seed: (s) =>
      s.every('form label', (e) => {
        if (e.textContent) e.replaceChildren();
      }),
  },
  {
    id: 'label-hidden',
    says: '이름이 보이지 않고 보조기기에만 있다',
    criteria: ['3.3.2'],
    state: 'login',
    seed: (s) =>
      s.css(
        'form label { position: absolute !important; width: 1px !important; height: 1px !important; overflow: hidden !important; clip-path: inset(50%) !important; }',
      ),
  },
  {
    id: 'placeholder-as-label',
    says: '자리표시 글이 이름을 대신한다',
    criteria: ['3.3.2', '4.1.2'],
    state: 'notices',
    seed: (s) =>
      s.every('input[type=search]', (e) => {
        e.removeAttribute('aria-label');
        e.removeAttribute('aria-labelledby');
      }),
  },
  {
    id: 'button-name-removed',
    says: '버튼에 이름이 없다',
    criteria: ['4.1.2'],
    state: 'home',
    seed: (s) =>
      s.every('main button[aria-label]', (e) => {
        e.removeAttribute('aria-label');
        e.replaceChildren();
      }),
  },
  {
    id: 'link-name-removed',
    says: '아이콘뿐인 링크에 이름이 없다',
    criteria: ['2.4.4', '4.1.2'],
    state: 'home',
    seed: (s) =>
      s.once('footer a', (e) => e.replaceChildren(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))),
  },
  {
    id: 'label-not-in-name',
    says: '보이는 이름과 다르게 읽힌다',
    criteria: ['2.5.3'],
    state: 'login',
    seed: (s) => s.every('button[type=submit]', (e) => e.setAttribute('aria-label', 'Submit')),
  },
  {
    id: 'vague-link',
    says: "링크가 '여기'라고만 한다",
    criteria: ['2.4.4'],
    state: 'notices',
    seed: (s) =>
      s.once('footer a[href$="/contact"]', (e) => {
        e.textContent = '여기';
      }),
  },
  {
    id: 'same-name-links',
    says: '같은 이름의 두 링크가 다른 곳으로 간다',
    criteria: ['2.4.4'],
    state: 'home',
    seed: (s) =>
      s.once('footer p a[href$="/contact"]', (e) => {
        const two = document.createElement('a');
        two.href = '/society';
        two.textContent = e.textContent;
        two.style.display = 'inline-block';
        two.style.padding = '6px';
        e.after(' ', two);
      }),
  },
  {
    id: 'alt-missing',
    says: '그림에 대체 글이 없다',
    criteria: ['1.1.1'],
    state: 'home',
    seed: (s) => s.every('main img', (e) => e.removeAttribute('alt')),
  },
  {
    id: 'alt-file-name',
    says: '대체 글이 파일 이름이다',
    criteria: ['1.1.1'],
    state: 'home',
    seed: (s) => s.every('main img', (e) => e.setAttribute('alt', 'gel-1440.jpg')),
  },
  {
    id: 'alt-says-image',
    says: "대체 글이 '이미지'다",
    criteria: ['1.1.1'],
    state: 'home',
    seed: (s) => s.every('main img', (e) => e.setAttribute('alt', '이미지')),
  },
  {
    id: 'icon-without-name',
    says: '뜻이 있는 아이콘에 이름이 없다',
    criteria: ['1.1.1', '4.1.2'],
    state: 'home',
    seed: (s) =>
      s.once('main h2', (e) => {
        const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        icon.setAttribute('role', 'img');
        icon.setAttribute('width', '24');
        icon.setAttribute('height', '24');
        e.after(icon);
      }),
  },
  {
    id: 'frame-untitled',
    says: '프레임에 제목이 없다',
    criteria: ['4.1.2', '2.4.1', '1.1.1'],
    state: 'home',
    seed: (s) =>
      s.once('footer', (e) => {
        const frame = document.createElement('iframe');
        frame.src = 'about:blank';
        e.append(frame);
      }),
  },
  {
    id: 'title-empty',
    says: '제목이 비었다',
    criteria: ['2.4.2'],
    state: 'login',
    seed: (s) =>
      s.every('title', (e) => {
        if (e.textContent) e.textContent = '';
      }),
  },
  {
    id: 'title-of-home',
    says: '제목이 어느 화면에서나 학회 이름뿐이다',
    criteria: ['2.4.2'],
    state: 'notices',
    shows: 'arrival',
    seed: (s) =>
      s.every('title', (e) => {
        if (e.textContent !== '한빛화장품과학회') e.textContent = '한빛화장품과학회';
      }),
  },
  {
    id: 'language-missing',
    says: '문서의 언어가 없다',
    criteria: ['3.1.1'],
    state: 'home',
    seed: (s) => s.every('html', (e) => e.removeAttribute('lang')),
  },
  {
    id: 'language-wrong',
    says: '한국어 문서의 언어가 영어다',
    criteria: ['3.1.1'],
    state: 'home',
    seed: (s) =>
      s.every('html', (e) => {
        if (e.lang !== 'en') e.lang = 'en';
      }),
  },
  {
    id: 'passage-language',
    says: '영어 글에 언어 표시가 없다',
    criteria: ['3.1.2'],
    state: 'notice',
    seed: (s) =>
      s.once('footer', (e) => {
        const text = document.createElement('p');
        text.textContent =
          'Authors are kindly asked to send the final version of their abstract before the end of October.';
        e.append(text);
      }),
  },
  {
    id: 'new-window',
    says: '알리지 않고 새 창을 연다',
    criteria: ['3.2.2', 'K7.2.1'],
    state: 'home',
    seed: (s) => s.once('footer a[href$="/contact"]', (e) => e.setAttribute('target', '_blank')),
  },
  {
    id: 'sensory',
    says: '위치만으로 가리킨다',
    criteria: ['1.3.3'],
    state: 'login',
    seed: (s) =>
      s.once('main h1', (e) => {
        const text = document.createElement('p');
        text.textContent = '오른쪽 버튼을 눌러 주세요.';
        e.after(text);
      }),
  },
];
