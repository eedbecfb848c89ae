import type { SeededDefect } from '#test/seeded-defects/defect.ts';

/** Defects of contrast and of pictures, which only what is painted shows. */
export const perceptionDefects: readonly SeededDefect[] = [
  {
    id: 'hover-contrast',
    description: '마우스를 올리면 버튼의 글이 흐려진다',
    criteria: ['1.4.3'],
    state: 'login',
    seed: (seeder) =>
      seeder.addCss('main a:hover, main button:hover { color: #bbb !important; background: #fff !important; }'),
  },
  {
    id: 'focus-contrast',
    description: '초점을 받으면 링크의 글이 흐려진다',
    criteria: ['1.4.3'],
    state: 'login',
    seed: (seeder) => seeder.addCss('main a:focus-visible { color: #ccc !important; }'),
  },
  {
    id: 'placeholder-contrast',
    description: '자리표시 글이 흐리다',
    criteria: ['1.4.3'],
    state: 'notices',
    seed: (seeder) => seeder.addCss('::placeholder { color: #ccc !important; opacity: 1 !important; }'),
  },
  {
    id: 'ancestor-opacity',
    description: '둘레의 투명도가 글을 흐리게 한다',
    criteria: ['1.4.3'],
    state: 'login',
    seed: (seeder) => seeder.addCss('main form + * { opacity: 0.35 !important; }'),
  },
  {
    id: 'veil-over-text',
    description: '흰 막이 글을 덮는다',
    criteria: ['1.4.3'],
    state: 'notice',
    seed: (seeder) =>
      seeder.changeFirst('main article', (element) => {
        element.style.position = 'relative';
        const veil = document.createElement('div');
        veil.style.cssText = 'position:absolute;inset:0;background:rgba(255,255,255,.75);pointer-events:none';
        element.append(veil);
      }),
  },
  {
    id: 'icon-faint',
    description: '아이콘뿐인 버튼의 아이콘이 흐리다',
    criteria: ['1.4.11'],
    state: 'login',
    seed: (seeder) => seeder.addCss('button[aria-pressed] svg { stroke: #ddd !important; color: #ddd !important; }'),
  },
  {
    id: 'mark-faint',
    description: '선택 칸의 테두리가 흐리다',
    criteria: ['1.4.11'],
    state: 'signup-info',
    seed: (seeder) => seeder.addCss('label [aria-hidden=true] { border-color: #e4e4e4 !important; }'),
  },
  {
    id: 'checked-unseen',
    description: '선택한 것이 선택되지 않은 것처럼 보인다',
    criteria: ['1.4.11', '1.3.1', '1.4.1'],
    state: 'signup-terms-agreed',
    seed: (seeder) =>
      seeder.addCss(
        'label[data-selected] > span { background: #fff !important; } label[data-selected] svg { display: none !important; }',
      ),
  },
  {
    id: 'icon-gone-in-forced-colours',
    description: '강제 색에서 아이콘이 사라진다',
    criteria: ['1.4.11'],
    state: 'home',
    revealedBy: { colours: 'forced' },
    seed: (seeder) =>
      seeder.addCss(
        '@media (forced-colors: active) { header button svg { forced-color-adjust: none; stroke: Canvas !important; color: Canvas !important; } }',
      ),
  },
];
