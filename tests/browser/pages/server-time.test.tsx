// @module-tag slow

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mockStart } from '#mocks/store/clock.ts';
import { noEventText } from '#src/content/conference.ts';
import { setClock } from '#src/lib/time/clock.ts';
import '#src/pages/society/abstracts/abstract-info.tsx';
import '#src/pages/society/registration/registration-info.tsx';
import '#src/styles/global.ts';
import { conferenceScreens } from '#tests/browser/support/conference.ts';
import { button } from '#tests/browser/support/locators.ts';
import { callsOf, handleOperation, store, visit } from '#tests/browser/support/site.tsx';
import { visibleTexts } from '#tests/browser/support/visible-messages.ts';

const payButton = button('결제');
const timeRequests = () => callsOf('getPastConferences').length;
const statusTexts = () => visibleTexts('main [role=status]');

/** Sets the clock of the device. The server's clock stays at the start of the mock's world. */
const setDevice = (time: string) => vi.setSystemTime(time);

/** Opens a conference screen on a device whose clock is wrong. */
async function openOnDevice(time: string, address = conferenceScreens.registration) {
  setClock(undefined);
  setDevice(time);
  await visit(address);
}

/** Tells the page that it is visible again, as after the sleep of a device. */
const wakeUp = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.useFakeTimers({ toFake: ['Date'] });
  const serverNow = vi.spyOn(store().clock, 'now').mockReturnValue(mockStart);
  onTestFinished(() => {
    vi.useRealTimers();
    serverNow.mockRestore();
  });
});

test.each(['1970-01-01T00:00:10Z', '2026-11-28T03:00:00Z', '2038-01-19T03:14:08Z'])(
  'on a device whose clock shows %s, the screens show the event of the server’s day after one request',
  async (time) => {
    await openOnDevice(time);
    await expect.element(payButton).toBeVisible();
    expect(statusTexts()).toEqual(['사전 등록 기간입니다.']);
    const tabs = page.getByRole('navigation', { name: '학회활동 하위 메뉴' });
    await tabs.getByRole('link', { name: '초록 안내 및 등록' }).click();
    await expect.element(button('초록 등록')).toBeVisible();
    expect(statusTexts()).toEqual(['접수가 마감되었습니다.']);
    expect(timeRequests()).toBe(1);
  },
);

test('until the server’s time is known, the screen says that it is loading', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  handleOperation('getPastConferences', (request, pass) => promise.then(() => pass(request)));
  await openOnDevice('2026-11-28T03:00:00Z');
  await expect.element(page.getByText('불러오는 중')).toBeInTheDocument();
  await expect.element(page.getByText(noEventText)).not.toBeInTheDocument();
  resolve();
  await expect.element(payButton).toBeVisible();
});

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['exceeds the time limit', () => new Promise<never>(() => {})],
  ['has no date', async () => Response.json({ success: true, data: { conferences: [], total_count: 0 }, error: null })],
] as const)('if the request for the time %s, the clock of the device decides', async (condition, respond) => {
  if (condition === 'exceeds the time limit') {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    onTestFinished(() => timeout.mockRestore());
  }
  handleOperation('getPastConferences', respond);
  await openOnDevice('2030-06-01T03:00:00Z');
  await expect.element(page.getByText(noEventText)).toBeVisible();
  setDevice('2025-11-05T01:00:00Z');
  wakeUp();
  await expect.element(payButton).toBeVisible();
});

test('when the device’s clock jumps during the visit, the screen stays and asks for the time once more', async () => {
  await openOnDevice('2025-11-05T01:00:00Z');
  await expect.element(payButton).toBeVisible();
  const asked = timeRequests();
  const { promise, resolve } = Promise.withResolvers<void>();
  handleOperation('getPastConferences', (request, pass) => promise.then(() => pass(request)));
  setDevice('2036-02-29T03:00:00Z');
  wakeUp();
  await expect.poll(timeRequests).toBe(asked + 1);
  expect(statusTexts()).toEqual(['사전 등록 기간입니다.']);
  await expect.element(payButton).toBeVisible();
  resolve();
  await expect.poll(statusTexts).toEqual(['사전 등록 기간입니다.']);
  expect(timeRequests()).toBe(asked + 1);
});
