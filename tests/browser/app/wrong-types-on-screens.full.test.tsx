import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { contractViolation, myPageUrl, respondWithData } from '#tests/browser/support/data-screens.ts';
import { callsOf, handleOperation, logIn, requestsSettled, visit } from '#tests/browser/support/site.tsx';
import { expectConsole } from '#tests/support/console.ts';

const retry = page.getByRole('button', { name: '다시 시도' });

beforeEach(() => expectConsole(contractViolation));

describe('data of a type that the contract does not allow', () => {
  test('the rest of the home page stays, and a retry loads the section', async () => {
    respondWithData('getInfo', { notice: null, notice_count: 0 });
    await visit(paths.home);
    await expect.element(retry).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '학회 소식' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /학술 활동에 함께하세요/ })).toBeVisible();
    handleOperation('getInfo', (request, pass) => pass(request));
    await retry.click();
    await expect.element(retry).not.toBeInTheDocument();
  });

  test('a failed refetch keeps the typed values of a profile form', async () => {
    await logIn();
    await visit(myPageUrl(myPageTitle.basic));
    const detail = page.getByRole('textbox', { name: '상세주소' });
    await detail.fill('702호');
    respondWithData('getMemberInfo', { member_info: null });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => callsOf('getMemberInfo').length).toBe(2);
    await requestsSettled();
    await expect.element(detail).toHaveValue('702호');
  });

  test('a failed refetch keeps the visible list', async () => {
    await visit(paths.information);
    const rows = page.getByRole('link', { name: /안내/ });
    await expect.element(rows.first()).toBeVisible();
    respondWithData('getInfo', { notice: [{ notice_title: {} }], notice_count: 1 });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => callsOf('getInfo').length).toBe(2);
    await requestsSettled();
    await expect.element(rows.first()).toBeVisible();
  });

  test('a failed login keeps the form and shows the reason above the button', async () => {
    await visit(paths.login);
    await page.getByRole('textbox', { name: '아이디' }).fill('hanbit01');
    await page.getByLabelText('비밀번호', { exact: true }).fill('hanbit01!');
    respondWithData('login', { access_token: 7 });
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('로그인 중 오류가 발생했습니다.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: '아이디' })).toHaveValue('hanbit01');
  });
});
