// @module-tag slow

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { requestSettings } from '#mocks/request-log/request-log.ts';
import { client } from '#src/api/client.ts';
import { messageOf, messages } from '#src/api/errors.ts';
import { getSession } from '#src/api/session.ts';
import { openPanelTab, store, world } from './panel-support.ts';

const pressPanelButton = (name: string | RegExp) => page.getByRole('button', { name }).click();
const seoulNow = () => new Date(store().clock.now() + 9 * 3_600_000).toISOString().slice(0, 16);
const callNotices = () => client.GET('/v1/front/getInfo', { params: { query: { type: 'notice' } } });

test('the clock shows the running time of the mock in Seoul', async () => {
  await openPanelTab('환경');
  const time = page.getByRole('time');
  await expect.element(time).toMatchTextContent(/^2025년 11월 5일 \(수\) 10:00:\d\d$/);
  const before = time.element().textContent;
  await expect.poll(() => time.element().textContent, { timeout: 3000 }).not.toBe(before);
});

test('the clock moves to a preset, by a day, and to the real time', async () => {
  await openPanelTab('환경');
  await pressPanelButton(/^초록 접수 중/);
  expect(seoulNow()).toBe('2025-10-20T10:00');
  await pressPanelButton('하루 뒤로');
  expect(seoulNow()).toBe('2025-10-21T10:00');
  await pressPanelButton('하루 전으로');
  await pressPanelButton('하루 전으로');
  expect(seoulNow()).toBe('2025-10-19T10:00');
  await expect.element(page.getByRole('time')).toMatchTextContent('2025년 10월 19일 (일) 10:00');
  await pressPanelButton(/^기간 이후/);
  expect(seoulNow()).toBe('2025-11-20T10:00');
  await pressPanelButton('실제 지금');
  expect(Math.abs(store().clock.now() - Date.now())).toBeLessThan(1000);
});

test('the clock moves to a typed moment and rejects an incomplete one', async () => {
  await openPanelTab('환경');
  const field = page.getByLabelText('옮길 시각 (서울)');
  await field.fill('2025-12-31T23:59');
  await userEvent.keyboard('{Enter}');
  expect(seoulNow()).toBe('2025-12-31T23:59');
  await field.clear();
  await pressPanelButton('이 시각으로');
  await expect.element(page.getByText('날짜와 시각을 모두 입력해 주세요.')).toBeVisible();
  expect(seoulNow()).toBe('2025-12-31T23:59');
});

test('a request in offline mode ends with the network error of the site', async () => {
  await openPanelTab('환경');
  const offline = page.getByRole('checkbox', { name: /^오프라인/ });
  await offline.click();
  const error = await callNotices().catch((thrown: unknown) => thrown);
  expect(messageOf(error)).toBe(messages.network);
  await offline.click();
  expect((await callNotices()).data?.success).toBe(true);
});

test('latency delays the requests by the typed time', async () => {
  await openPanelTab('환경');
  const field = page.getByRole('spinbutton', { name: '지연 시간 (ms)' });
  await field.fill('300');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const responded = vi.fn();
  const call = callNotices().then(responded);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(299);
  expect(responded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await call;
  await field.fill('0');
  expect(requestSettings.get().latency).toBe(0);
});

test('a reset asks for confirmation and discards all changes', async () => {
  const reload = vi.fn();
  await openPanelTab('회원', { reload });
  await pressPanelButton('특별회원 로그인');
  await expect.poll(() => getSession()).not.toBeNull();
  await page.getByRole('tab', { name: '환경' }).click();
  await pressPanelButton('하루 뒤로');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await pressPanelButton('모의 서버 초기화…');
  expect(seoulNow()).toBe('2025-11-06T10:00');
  await pressPanelButton('모의 서버 초기화…');
  confirm.mockRestore();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(seoulNow()).toBe('2025-11-05T10:00');
  expect(getSession()).toBeNull();
});

test('a reset with another size of the world starts that world, and the section names the size', async () => {
  const reload = vi.fn();
  await openPanelTab('환경', { reload });
  const count = async () => {
    const { data } = await callNotices();
    return data?.success && 'notice' in data.data ? data.data.notice_count : undefined;
  };
  await expect.element(page.getByText(/^지금은 보통/)).toBeVisible();
  await page.getByRole('combobox', { name: '자료의 양' }).selectOptions('large');
  expect(await count()).toBe(37);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(true);
  await pressPanelButton('모의 서버 초기화…');
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('공지사항 10,000건'));
  confirm.mockRestore();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(await count()).toBe(10_000);
});

test('a failed reset shows an error and does not reload the page', async () => {
  const reload = vi.fn();
  const reset = () => Promise.reject(new Error('저장소가 닫혀 있습니다.'));
  await openPanelTab('환경', { reload, mockState: { ...world, reset } });
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(true);
  await pressPanelButton('모의 서버 초기화…');
  confirm.mockRestore();
  await expect.element(page.getByText('초기화하지 못했습니다. 저장소가 닫혀 있습니다.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('a clock that cannot be moved keeps its time and says why', async () => {
  const setTime = () => Promise.reject(new Error('no server'));
  await openPanelTab('환경', { mockState: { ...world, setTime } });
  await pressPanelButton(/^기간 이후/);
  await expect.element(page.getByText(/^시계를 옮기지 못했습니다/)).toBeVisible();
  expect(seoulNow()).toBe('2025-11-05T10:00');
});

test.each([
  ['worker', '이 브라우저의 서비스 워커가 답합니다.'],
  ['http', /^개발 서버가 HTTP로 답합니다/],
] as const)('the panel says that the mock runs by the transport %s', async (transport, line) => {
  await openPanelTab('환경', { mockState: { ...world, transport } });
  await expect.element(page.getByText(line)).toBeVisible();
});

test('the email codes of the mock are listed, the newest first', async () => {
  await openPanelTab('메일');
  await expect.element(page.getByText('아직 보낸 인증 메일이 없습니다.')).toBeVisible();
  const rows = page.getByRole('list', { name: '보낸 인증번호' }).getByRole('listitem');
  for (const email of ['first@mail.example', 'second@mail.example']) {
    await client.POST('/v1/front/sendEmailVerification', { body: { email } });
    await expect.element(rows.first()).toMatchTextContent(email);
  }
  const code = store().emailProofs.get('second@mail.example')?.code;
  await expect.element(rows.first()).toMatchTextContent(`${code}`);
  expect(rows.elements()).toHaveLength(2);
});
