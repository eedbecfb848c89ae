import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe';
import { attach, fillPost, postForm, textFile } from './support/forum';
import { logIn } from './support/login';
import { scenario } from './support/scenario';
import { expect, test } from './support/test';

const board = (menu: string) => `/information?menu=${encodeURIComponent(menu)}`;

/** Every screen, and every state of the screens that have several. A state is reached as a person reaches it. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  login: (page) => page.goto('/auth/login'),
  'login with an error': async (page) => {
    await page.goto('/auth/login');
    await page.getByRole('textbox', { name: '아이디' }).fill('hanbit01');
    await page.getByRole('textbox', { name: '비밀번호' }).fill('wrong');
    await page.getByRole('button', { name: '로그인' }).click();
    await expect(page.getByRole('alert')).toHaveText(/확인해 주세요/);
  },
  introduce: (page) => page.goto('/introduce'),
  'event guides': async (page) => {
    await page.goto('/society');
    await expect(page.getByText('총 25건')).toBeVisible();
  },
  'no event guide': async (page) => {
    await scenario(page, 'getPastConferences', 'empty');
    await page.goto('/society');
    await expect(page.getByText('등록 내역이 없습니다.')).toBeVisible();
  },
  'event guides that failed': async (page) => {
    await scenario(page, 'getPastConferences', 'serverError', 500);
    await page.goto('/society');
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
  'a guide': async (page) => {
    await page.goto('/society/guide/124');
    await expect(page.getByRole('article')).toBeVisible();
  },
  'the ways to share': async (page) => {
    await page.goto('/society/guide/124');
    await page.getByRole('button', { name: '공유하기' }).click();
    await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible();
  },
  membership: (page) => page.goto('/membership'),
  publication: (page) => page.goto('/publication'),
  'an inquiry': (page) => page.goto('/contact'),
  'an inquiry with errors': async (page) => {
    await page.goto('/contact');
    for (const name of ['이름', '전화번호', '제목', '내용', '이메일 앞부분', '이메일 도메인'])
      await page.getByRole('textbox', { name }).fill('0'.repeat(60));
    await page.getByRole('button', { name: '등록' }).click();
    await expect(page.getByRole('region', { name: /입력 내용을 확인해 주세요/ })).toBeVisible();
  },
  'an inquiry that failed': async (page) => {
    await scenario(page, 'saveInquiry', 'serverError', 500);
    await page.goto('/contact');
    for (const name of ['이름', '전화번호', '제목', '내용']) await page.getByRole('textbox', { name }).fill('0');
    await page.getByRole('textbox', { name: '이메일 앞부분' }).fill('eden@mail.example');
    await attach(page, textFile('원고.txt'));
    await page.getByRole('button', { name: '등록' }).click();
    await expect(page.getByRole('button', { name: '다시 전송' })).toBeVisible();
  },
  gallery: async (page) => {
    await page.goto(board('갤러리'));
    await expect(page.getByText('총 15건')).toBeVisible();
  },
  'a list that loads': async (page) => {
    await page.route('**/getInfo?*', () => undefined);
    await page.goto('/information');
    await expect(page.getByRole('progressbar', { name: '불러오는 중' })).toBeVisible();
  },
  'a post that loads': async (page) => {
    await page.route('**/getInfoDetail?*', () => undefined);
    await page.goto('/information/notice/237');
    await expect(page.getByRole('progressbar', { name: '불러오는 중' })).toBeVisible();
  },
  'a post that failed': async (page) => {
    await scenario(page, 'getInfoDetail', 'serverError', 500);
    await page.goto('/information/notice/237');
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
  'a post of a member, for its writer': async (page) => {
    await logIn(page);
    await page.goto('/information/community/664');
    await expect(page.getByRole('link', { name: '수정', exact: true })).toBeVisible();
  },
  'a post of a member, for another': async (page) => {
    await logIn(page);
    await page.goto('/information/community/663');
    await expect(page.getByRole('article')).toBeVisible();
  },
  'a withheld form': async (page) => {
    await page.goto(postForm);
    await page.keyboard.press('Escape');
    await expect(page.getByText('글쓰기는 회원만 이용할 수 있습니다.')).toBeVisible();
  },
  'a new post with errors and files': async (page) => {
    await logIn(page);
    await page.goto(postForm);
    await fillPost(page, '제목', '가'.repeat(2001));
    await attach(page, [textFile('실험.txt'), textFile('빈.txt', '')]);
    await page.getByRole('button', { name: '등록' }).click();
    await expect(page.getByRole('region', { name: /입력 내용을 확인해 주세요/ })).toBeVisible();
  },
  'a post that is edited': async (page) => {
    await logIn(page);
    await page.goto('/information/community/664');
    await page.getByRole('link', { name: '수정', exact: true }).click();
    await expect(page.getByRole('textbox', { name: '제목' })).toBeVisible();
  },
  'a post that is saved': async (page) => {
    await logIn(page);
    await page.goto(postForm);
    await page.clock.install();
    await fillPost(page, '제목', '내용');
    await page.getByRole('button', { name: '등록' }).click();
    await expect(page.getByRole('status').filter({ hasText: '등록되었습니다.' })).toBeVisible();
  },
  signup: (page) => page.goto('/auth/signup'),
  'find ID': (page) => page.goto('/auth/findid'),
  notices: async (page) => {
    await page.goto('/information');
    await expect(page.getByText('총 37건')).toBeVisible();
  },
  'free board': async (page) => {
    await page.goto(board('자유게시판'));
    await expect(page.getByText('총 64건')).toBeVisible();
  },
  'a search without a result': async (page) => {
    await page.goto('/information?search=%EC%97%86%EB%8A%94%EB%A7%90');
    await expect(page.getByText('등록 내역이 없습니다.')).toBeVisible();
  },
  'a search that is too long': async (page) => {
    await page.goto(`/information?search=${'a'.repeat(200)}`);
    await expect(page.getByText('검색어가 너무 깁니다.')).toBeVisible();
  },
  'the list of search categories': async (page) => {
    await page.goto('/information');
    await page.getByRole('button', { name: '검색 범위' }).click();
    await expect(page.getByRole('option', { name: '내용' })).toBeVisible();
  },
  'a page past the end': async (page) => {
    await page.goto('/information?page=99');
    await expect(page.getByText('없는 페이지입니다.')).toBeVisible();
  },
  'a list that failed': async (page) => {
    await scenario(page, 'getInfo', 'serverError', 500);
    await page.goto('/information');
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
  'a notice': async (page) => {
    await page.goto('/information');
    await page
      .getByRole('link', { name: /사전등록 안내/ })
      .first()
      .click();
    await expect(page.getByRole('article')).toBeVisible();
  },
  'a notice that does not exist': async (page) => {
    await page.goto('/information/notice/999999');
    await expect(page.getByText('해당 게시글을 찾을 수 없습니다.')).toBeVisible();
  },
  'the login modal': async (page) => {
    await page.goto('/information/community/664');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'a withheld post': async (page) => {
    await page.goto('/information/community/664');
    await page.keyboard.press('Escape');
    await expect(page.getByText('회원만 볼 수 있는 글입니다.')).toBeVisible();
  },
  'the display panel, in the dark': async (page) => {
    await page.addInitScript(() => localStorage.setItem('display', JSON.stringify({ theme: 'dark', text: '125' })));
    await page.goto('/');
    await page.getByRole('button', { name: '화면 설정' }).click();
    await expect(page.getByRole('dialog', { name: '화면 설정' })).toBeVisible();
  },
  'home in the dark, with more contrast': async (page) => {
    await page.addInitScript(() =>
      localStorage.setItem('display', JSON.stringify({ theme: 'dark', contrast: 'more' })),
    );
    await page.goto('/');
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5);
  },
  'home with large text': async (page) => {
    await page.addInitScript(() => localStorage.setItem('display', JSON.stringify({ text: '150' })));
    await page.goto('/');
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5);
  },
  'My Page': async (page) => {
    await logIn(page);
    await page.goto('/mypage');
    await expect(page.getByRole('heading', { level: 2, name: '기본정보' })).toBeVisible();
  },
  'the alert of an ended session': async (page) => {
    await logIn(page);
    await scenario(page, 'getInfo', 'sessionExpired');
    await page.goto('/information');
    await expect(page.getByRole('alertdialog')).toContainText('세션이 만료되어');
  },
};

/** Widths and colour modes. A state is reached once and looked at in each. */
const variants = [
  { width: 1440, forcedColors: 'none' },
  { width: 900, forcedColors: 'active' },
  { width: 390, forcedColors: 'none' },
] as const;

test.use({
  expectedConsole: [/status of 500/],
  viewport: { width: 1440, height: 900 },
  // A colour on its way to another has a contrast of its own.
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [name, reach] of Object.entries(states)) {
  test(`axe finds nothing on ${name}, at 390, 900 and 1440 px and in forced colours`, async ({ page }) => {
    await reach(page);
    await expect(page.locator('h1')).toBeVisible();
    for (const { width, forcedColors } of variants) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ forcedColors });
      // The colours of the system change a frame later than the page is told.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await axeFindings(page), `${width} px, forced colours ${forcedColors}`).toEqual([]);
    }
  });
}

for (const width of [390, 900, 1440]) {
  test(`axe finds nothing on the open menu of the header at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (width === 1440) {
      await page.getByRole('button', { name: '학회소개 하위 메뉴' }).click();
    } else {
      await page.getByRole('button', { name: '전체 메뉴' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '학회소개' }).click();
    }
    await expect(page.getByRole('link', { name: '오시는길' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('no screen scrolls sideways, down to 320 px', async ({ page }) => {
  const paths = [
    ...['/', '/information', '/information/notice/237', '/auth/login', '/introduce', '/contact', '/society'],
    ...[board('갤러리'), '/society/guide/124'],
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBe(0);
    }
  }
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of ['/', '/information', '/auth/login', '/contact', '/society/guide/124']) {
    test(`every stop of ${path} is visible, in sight and met once`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/' || path === '/information')
        await expect(page.getByRole('link', { name: /사전등록 안내/ }).first()).toBeVisible();
      if (path.includes('guide')) await expect(page.getByRole('article')).toBeVisible();
      const met = new Set<string>();
      for (let stop = 0; stop < 120; stop += 1) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const box = element.getBoundingClientRect();
          const style = getComputedStyle(element);
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const top = document.elementFromPoint(x, y);
          return {
            id: `${element.tagName} ${element.getAttribute('href') ?? ''} ${element.getAttribute('aria-label') ?? element.textContent} ${Math.round(box.x)},${Math.round(box.y + window.scrollY)}`,
            outlined: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
            inSight: box.width > 0 && (top === element || element.contains(top) || top?.contains(element) === true),
          };
        });
        if (at === null) break;
        expect(at.outlined, `${at.id} shows its focus`).toBe(true);
        expect(at.inSight, `${at.id} is not covered`).toBe(true);
        expect(met.has(at.id), `${at.id} is met once`).toBe(false);
        met.add(at.id);
      }
      expect(met.size).toBeGreaterThan(5);
    });
  }

  test('a member finds a notice and reads it without a mouse', async ({ page }) => {
    await page.goto('/');
    const press = async (key: string, until: () => Promise<boolean>) => {
      for (let count = 0; count < 60; count += 1) {
        await page.keyboard.press(key);
        if (await until()) return;
      }
      throw new Error(`${key} never led there`);
    };
    const focused = (name: RegExp) => () =>
      page.evaluate((source) => {
        const element = document.activeElement;
        return new RegExp(source).test(element?.getAttribute('aria-label') ?? element?.textContent ?? '');
      }, name.source);
    await press('Tab', focused(/^자료실$/));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '자료실 공지사항' })).toBeFocused();
    await press('Tab', focused(/^2 페이지$/));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/information?page=2');
    await expect(page.getByText('2/4 페이지')).toBeVisible();
    await press('Tab', () => page.evaluate(() => document.activeElement?.closest('td') !== null));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
