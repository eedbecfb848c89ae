// @module-tag slow

import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '#src/styles/global.ts';
import { messageModal, titleField } from '#tests/browser/support/locators.ts';
import { example, handleOperation, openSite, path, requestsSettled } from '#tests/browser/support/site.tsx';

const loginLink = () => page.getByRole('banner').getByRole('link', { name: '로그인' });

/** Logs out with the drawer of a phone. */
async function logOutByDrawer() {
  await page.getByRole('banner').getByRole('button', { name: 'MY' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
}

beforeEach(() => page.viewport(390, 844));

test.each([
  ['the fee screen', `/membership?menu=${encodeURIComponent('연회비 납부')}`],
  ['My Page', '/mypage'],
])('a logout on %s opens the home page without the login modal', async (_, address) => {
  await openSite(address, 'hanbit01');
  await expect.element(page.getByRole('main').getByRole('heading').first()).toBeInTheDocument();
  await logOutByDrawer();
  await expect.element(loginLink()).toBeVisible();
  await expect.poll(path).toBe('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(messageModal().elements()).toHaveLength(0);
});

test('a logout on My Page sends no request without a token', async () => {
  await page.viewport(1440, 900);
  const withoutToken: string[] = [];
  await openSite('/mypage', 'hanbit01', (operation, request) => {
    const isForMembers = /getMember|getStudent|getAnnual|getRegister|getAbstract/.test(operation);
    if (isForMembers && !request.headers.has('Authorization')) withoutToken.push(operation);
    return null;
  });
  await expect.element(page.getByRole('textbox', { name: '영문이름' })).toBeVisible();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect.element(loginLink()).toBeVisible();
  await expect.poll(path).toBe('/');
  expect(withoutToken).toEqual([]);
});

test.each([
  ['My Page', '/mypage'],
  ['the fee screen', `/membership?menu=${encodeURIComponent('연회비 납부')}`],
  ['a public screen', '/contact'],
])('a logout on %s sends no request with the ended token', async (_, address) => {
  let hasEnded = false;
  const withEndedToken: string[] = [];
  await openSite(address, 'hanbit01', (operation, request) => {
    if (hasEnded && request.headers.has('Authorization')) withEndedToken.push(operation);
    return null;
  });
  handleOperation('logout', async (request, pass) => {
    const response = await pass(request);
    hasEnded = true;
    return response;
  });
  await expect.element(page.getByRole('main').getByRole('heading').first()).toBeInTheDocument();
  await logOutByDrawer();
  await expect.element(loginLink()).toBeVisible();
  await expect.poll(path).toBe('/');
  await requestsSettled();
  expect(withEndedToken).toEqual([]);
});

test('a logout succeeds when the session has already ended', async () => {
  await openSite('/mypage', 'hanbit01');
  handleOperation('logout', (request) => example(request, 'sessionExpired'));
  localStorage.setItem('drafts:7', '{}');
  await logOutByDrawer();
  await expect.element(loginLink()).toBeVisible();
  await expect.poll(path).toBe('/');
  expect(Object.keys(localStorage)).toEqual(['logout']);
  expect(messageModal().elements()).toHaveLength(0);
});

describe('a logout without a response', () => {
  const failed = () => messageModal().getByText(/서버와 통신하지 못해 로그아웃을 마치지 못했습니다/);
  beforeEach(async () => {
    await openSite('/mypage', 'hanbit01');
    handleOperation('logout', () => Promise.reject(new TypeError('Failed to fetch')));
  });

  test('can be finished on this device alone', async () => {
    await logOutByDrawer();
    await expect.element(failed()).toBeVisible();
    await page.getByRole('button', { name: '이 기기에서만 로그아웃' }).click();
    await expect.element(loginLink()).toBeVisible();
    await expect.poll(path).toBe('/');
    expect(Object.keys(localStorage)).toEqual(['logout']);
    expect(messageModal().elements()).toHaveLength(0);
  });

  test('keeps the member logged in on cancel', async () => {
    await logOutByDrawer();
    await page.getByRole('button', { name: '취소' }).click();
    await expect.element(messageModal()).not.toBeInTheDocument();
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'MY' })).toBeVisible();
    expect(path()).toBe('/mypage');
    expect(localStorage.getItem('token')).not.toBeNull();
  });
});

test('unsent text of a member is erased by a logout, after a warning', async () => {
  const storedText = () => JSON.stringify({ ...localStorage, ...sessionStorage });
  await openSite('/contact', 'hanbit01');
  await titleField().fill('로그아웃 전의 글');
  await expect.poll(storedText).toContain('로그아웃 전의 글');
  await titleField().fill('로그아웃 직전의 글');
  await logOutByDrawer();
  await expect.element(messageModal().getByText(/저장하지 않은 내용은 사라집니다/)).toBeVisible();
  await page.getByRole('button', { name: '나가기' }).click();
  await expect.element(loginLink()).toBeVisible();
  expect(storedText()).not.toMatch(/로그아웃 (전|직전)의 글/);
});
