import { expect, test } from '#e2e/support/test.ts';

const screens: [path: string, heading: string, title: string][] = [
  ['/', '한빛화장품과학회', '한빛화장품과학회'],
  ['/auth/login', '로그인', '로그인 | 한빛화장품과학회'],
  ['/auth/findid', '아이디 찾기', '아이디 찾기 | 한빛화장품과학회'],
  ['/auth/findpw', '비밀번호 찾기', '비밀번호 찾기 | 한빛화장품과학회'],
  ['/auth/signup', '회원가입', '회원약관 동의 | 회원가입 | 한빛화장품과학회'],
  ['/introduce', '학회소개', '학회소개 | 한빛화장품과학회'],
  ['/society', '학회활동 학술행사 안내', '학술행사 안내 | 학회활동 | 한빛화장품과학회'],
  ['/society/guide/1', '학회 가이드', '학회 가이드 | 한빛화장품과학회'],
  ['/membership', '회원안내 가입안내', '가입안내 | 회원안내 | 한빛화장품과학회'],
  ['/information', '자료실 공지사항', '공지사항 | 자료실 | 한빛화장품과학회'],
  ['/information/community/664', '자료실 자유게시판', '자유게시판 | 자료실 | 한빛화장품과학회'],
  ['/publication', '간행물 저널안내', '저널안내 | 간행물 | 한빛화장품과학회'],
  ['/contact', '문의하기', '문의하기 | 한빛화장품과학회'],
];

for (const [path, heading, title] of screens) {
  test(`${path} has its heading and title`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    // A modal hides the page from assistive technology, so the heading is located by its tag name.
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('an unknown path opens the home page and is not in the history', async ({ page }) => {
  await page.goto('/contact');
  await page.goto('/conference/detail/7');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('paths are case-insensitive', async ({ page }) => {
  await page.goto('/Information');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('자료실');
});

test('My Page shows a guest the login modal and the login screen', async ({ page }) => {
  await page.goto('/mypage');
  await expect(page.getByRole('alertdialog')).toContainText('로그인이 필요합니다.');
  await expect(page).toHaveURL('/auth/login');
});
