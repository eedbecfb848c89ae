import type { SeededDefect } from '#test/seeded-defects/defect.ts';

/** Defects that a person meets while getting to the content, choosing, paying and reading the result. */
export const journeyDefects: readonly SeededDefect[] = [
  {
    id: 'journey-skip-link-dead',
    description: '본문 바로가기를 눌러도 초점이 옮겨지지 않는다',
    criteria: ['2.4.1'],
    state: 'login',
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
    description: '라디오 버튼 묶음에 Tab으로 닿지 않는다',
    criteria: ['2.1.1'],
    state: 'my-basic',
    seed: (seeder) => seeder.setAttribute('form [role=radiogroup] input', 'tabindex', '-1'),
  },
  {
    id: 'journey-amount-hidden',
    description: '결제하는 창에 금액이 보이지 않는다',
    criteria: ['3.3.4'],
    state: 'payment',
    seed: (seeder) => seeder.addCss('[role=dialog] form dl { display: none !important; }'),
  },
  {
    id: 'journey-copy-silent',
    description: '주소를 복사한 결과가 보이기만 한다',
    criteria: ['4.1.3'],
    state: 'share',
    revealedBy: 'interact',
    seed: (seeder) => seeder.removeAttributes('[role=dialog] [role=status]', 'role'),
  },
  {
    id: 'journey-password-shown-untold',
    description: '비밀번호를 보이는 버튼이 눌린 상태를 말하지 않는다',
    criteria: ['4.1.2'],
    state: 'my-password',
    revealedBy: 'interact',
    seed: (seeder) => seeder.removeAttributes('button[aria-pressed]', 'aria-pressed'),
  },
  {
    id: 'journey-equal-labels',
    description: '비밀번호를 바꾸는 세 칸의 이름이 같다',
    criteria: ['2.4.6', '3.3.2'],
    state: 'my-password',
    seed: (seeder) =>
      seeder.changeEvery('form label', (label) => {
        if (label.firstChild && label.firstChild.nodeValue !== '비밀번호') label.firstChild.nodeValue = '비밀번호';
      }),
  },
  {
    id: 'journey-error-untold',
    description: '잘못된 칸의 오류가 오류라고만 한다',
    criteria: ['3.3.1', '3.3.3'],
    state: 'my-password-wrong',
    seed: (seeder) =>
      seeder.changeEvery('[slot=errorMessage]', (error) => {
        if (error.textContent !== '오류가 발생했습니다.') error.textContent = '오류가 발생했습니다.';
      }),
  },
  {
    id: 'journey-columns-by-spaces',
    description: '일정표의 단을 빈칸으로 맞췄다',
    criteria: ['1.3.1', '1.3.2'],
    state: 'notice',
    seed: (seeder) =>
      seeder.changeFirst('main article p', (paragraph) => {
        const lines = ['시간       내용        장소', '09:30      등록        로비', '10:00      총회        대회의실'];
        paragraph.style.whiteSpace = 'pre';
        paragraph.textContent = lines.join('\n');
      }),
  },
  {
    id: 'journey-two-current-links',
    description: '하위 메뉴의 링크가 모두 현재 화면이라고 한다',
    criteria: ['4.1.2', '1.3.1'],
    state: 'trend',
    seed: (seeder) => seeder.setAttribute('main nav[aria-label$="하위 메뉴"] a', 'aria-current', 'page'),
  },
  {
    id: 'journey-cards-without-heads',
    description: '좁은 화면의 표가 칸이 무엇인지 보이지 않는다',
    criteria: ['1.3.1'],
    state: 'submission',
    revealedBy: { width: 390 },
    seed: (seeder) => seeder.addCss('main :is(td, th)::before { content: none !important; }'),
  },
  {
    id: 'journey-transparent-control',
    description: '초점을 받는 버튼이 투명하다',
    criteria: ['2.4.7'],
    state: 'login',
    seed: (seeder) =>
      seeder.addCss(
        'main div[data-visible=false] { display: block !important; opacity: 0 !important; } main div[data-visible=false], main div[data-visible=false] * { visibility: visible !important; }',
      ),
  },
  {
    id: 'journey-removed-file-focus',
    description: '붙인 파일을 지우면 초점이 사라진다',
    criteria: ['2.4.3'],
    state: 'my-certificate-chosen',
    revealedBy: 'interact',
    seed: (seeder) =>
      seeder.restrictFocus((element) => !element.matches('main h1, main h2, main form, main button, main')),
  },
  {
    id: 'journey-errors-vanish',
    description: '칸의 오류가 5초 뒤에 사라진다',
    criteria: ['2.2.1', '3.3.1'],
    state: 'signup-info-errors',
    seed: (seeder) =>
      seeder.changeEvery('[slot=errorMessage]', (error) => {
        if (error.hasAttribute('data-leaves')) return;
        error.setAttribute('data-leaves', '');
        setTimeout(() => error.setAttribute('hidden', ''), 5000);
      }),
  },
  {
    id: 'journey-dates-lost-on-zoom',
    description: '400 %로 확대하면 행사의 날짜가 없어진다',
    criteria: ['1.4.10'],
    state: 'guides',
    revealedBy: 'narrow',
    seed: (seeder) => {
      seeder.addCss('@media (max-width: 640px) { [data-date] { display: none !important; } }');
      seeder.changeEvery('main *', (element) => {
        const isDate = element.childElementCount === 0 && /^\d{4}-\d\d-\d\d$/.test(element.textContent.trim());
        if (isDate && !element.hasAttribute('data-date')) element.setAttribute('data-date', '');
      });
    },
  },
  {
    id: 'journey-skip-link-transparent',
    description: '본문 바로가기가 초점을 받아도 보이지 않는다',
    criteria: ['2.4.7'],
    state: 'skip-link',
    seed: (seeder) => seeder.addCss('a[href="#main"] { opacity: 0 !important; }'),
  },
  {
    id: 'journey-slide-untold',
    description: '보이는 슬라이드의 버튼이 현재라고 말하지 않는다',
    criteria: ['4.1.2', '1.3.1'],
    state: 'home',
    seed: (seeder) => {
      seeder.addCss('[data-shown]::before { block-size: 4px !important; background: #fff !important; }');
      seeder.changeEvery('section[aria-roledescription] button[aria-current]', (button) => {
        if (button.getAttribute('aria-current') === 'true') button.setAttribute('data-shown', '');
        else button.removeAttribute('data-shown');
        button.removeAttribute('aria-current');
      });
    },
  },
  {
    id: 'journey-skip-link-past',
    description: '본문 바로가기가 본문을 지나 바닥글로 간다',
    criteria: ['2.4.1', '2.4.3'],
    state: 'skip-link',
    revealedBy: 'interact',
    seed: (seeder) =>
      seeder.changeEvery('a[href="#main"]', (link) => {
        if (link.hasAttribute('data-past')) return;
        link.setAttribute('data-past', '');
        link.addEventListener('click', (event) => {
          const footer = document.querySelector('footer');
          event.preventDefault();
          event.stopImmediatePropagation();
          footer?.setAttribute('tabindex', '-1');
          footer?.focus();
        });
      }),
  },
  {
    id: 'journey-error-without-rule',
    description: '비밀번호의 오류가 어떤 비밀번호가 옳은지 말하지 않는다',
    criteria: ['3.3.3'],
    state: 'signup-info-errors',
    seed: (seeder) =>
      seeder.changeEvery('[data-field=member_password] [slot=errorMessage]', (error) => {
        if (error.textContent !== '사용할 수 없는 비밀번호입니다.')
          error.textContent = '사용할 수 없는 비밀번호입니다.';
      }),
  },
  {
    id: 'journey-alert-transparent',
    description: '로그인이 실패했다는 글이 투명하다',
    criteria: ['3.3.1'],
    state: 'login-wrong',
    seed: (seeder) => seeder.addCss('main form [role=alert] p { opacity: 0 !important; }'),
  },
  {
    id: 'journey-help-moved',
    description: '연락처가 이 화면에서만 본문 위에 있다',
    criteria: ['3.2.6'],
    state: 'find-id',
    revealedBy: 'consistency',
    seed: (seeder) => {
      seeder.addCss('footer p:has(> a) { display: none; }');
      seeder.changeEvery('main h1', (heading) => {
        if (heading.previousElementSibling?.matches('.help')) return;
        const help = document.querySelector('footer p:has(> a)')?.cloneNode(true);
        if (!(help instanceof Element)) return;
        help.className = 'help';
        heading.before(help);
      });
    },
  },
];
