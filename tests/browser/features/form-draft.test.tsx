import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endSession, startSession } from '#src/api/session.ts';
import { ToastHost } from '#src/components/feedback/toast-host.tsx';
import { PostForm, renderInProviders } from '#tests/browser/support/form.tsx';
import { contentField, titleField } from '#tests/browser/support/locators.ts';

const clear = () => {
  localStorage.clear();
  sessionStorage.clear();
};
beforeEach(() => {
  clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  endSession('expired');
  vi.restoreAllMocks();
  clear();
});

const logInByStorage = (pk: number) =>
  startSession({
    access_token: 'a',
    refresh_token: 'refresh-a',
    member_name: '김가람',
    member_pk: pk,
    member_type: '일반회원',
  });

/** Ends the debounce after which a draft is stored. */
const endDebounce = () => vi.advanceTimersByTime(500);

const offer = () => page.getByText('작성 중이던 내용이 있습니다. 이어서 작성하시겠습니까?');
const form = <PostForm draft={{ key: 'post', secretFields: [] }} />;

/** Types a title and unmounts the form as a crash would, so that only the stored draft remains. */
async function writeAndVanish(text: string) {
  const screen = await renderInProviders(form);
  await titleField().fill(text);
  endDebounce();
  await expect.element(page.getByText(/임시 저장됨/)).toBeVisible();
  await screen.unmount();
}

test('typed text is offered after a reload and restored on request', async () => {
  await writeAndVanish('어제의 제목');
  await renderInProviders(form);
  await expect.element(offer()).toBeVisible();
  await expect.element(titleField()).toHaveValue('');
  await page.getByRole('button', { name: '이어서 작성' }).click();
  await expect.element(titleField()).toHaveValue('어제의 제목');
  await expect.element(offer()).not.toBeInTheDocument();
});

test('a discarded draft is deleted', async () => {
  await writeAndVanish('어제의 제목');
  const screen = await renderInProviders(form);
  await page.getByRole('button', { name: '새로 작성' }).click();
  await expect.element(titleField()).toHaveValue('');
  await screen.unmount();
  await renderInProviders(form);
  expect(offer().elements()).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

/** Writes and sends another text in a new form, without an answer to the offer. */
async function sendBeside(text: string) {
  const screen = await renderInProviders(form);
  await titleField().fill(text);
  await contentField().fill('내용');
  await page.getByRole('button', { name: '등록' }).click();
  await expect.element(page.getByText(/임시 저장됨/)).not.toBeInTheDocument();
  return screen;
}

test('a draft that was ignored twice stays, but the form no longer asks about it', async () => {
  await writeAndVanish('어제의 제목');
  for (const text of ['오늘의 제목', '내일의 제목']) {
    const screen = await sendBeside(text);
    await expect.element(offer()).toBeVisible();
    await screen.unmount();
  }
  await renderInProviders(form);
  await expect.element(page.getByText(/에 임시 저장된 내용이 있습니다/)).toBeVisible();
  expect(offer().elements()).toHaveLength(0);
  expect(
    page
      .getByRole('status')
      .getByText(/임시 저장/)
      .elements(),
  ).toHaveLength(0);
  await page.getByRole('button', { name: '임시 저장 불러오기' }).click();
  await expect.element(titleField()).toHaveValue('어제의 제목');
});

test('a form that is only opened and left does not count as an ignored offer', async () => {
  await writeAndVanish('어제의 제목');
  for (const _ of [1, 2, 3]) {
    const screen = await renderInProviders(form);
    await expect.element(offer()).toBeVisible();
    await screen.unmount();
  }
});

test('a draft whose text was sent is offered no longer', async () => {
  await writeAndVanish('어제의 제목');
  const screen = await sendBeside('어제의 제목');
  await expect.element(offer()).not.toBeInTheDocument();
  await screen.unmount();
  expect(sessionStorage).toHaveLength(0);
});

test('text typed beside an offered draft stays a draft when the offer is accepted', async () => {
  await writeAndVanish('어제의 제목');
  const screen = await renderInProviders(form);
  await titleField().fill('오늘의 제목');
  await page.getByRole('button', { name: '이어서 작성' }).click();
  await expect.element(titleField()).toHaveValue('어제의 제목');
  await screen.unmount();
  expect(sessionStorage.getItem('drafts:guest')).toContain('오늘의 제목');
  expect(sessionStorage.getItem('drafts:guest')).toContain('어제의 제목');
});

test('leaving before the debounce ends saves the draft', async () => {
  const screen = await renderInProviders(form);
  await titleField().fill('급하게');
  await screen.unmount();
  await renderInProviders(form);
  await expect.element(offer()).toBeVisible();
});

test('a form that was sent or is unchanged leaves no draft', async () => {
  const screen = await renderInProviders(
    <PostForm draft={{ key: 'post', secretFields: [] }} initial={{ forum_title: '', forum_content: '내용' }} />,
  );
  await titleField().fill('제목');
  endDebounce();
  await expect.element(page.getByText(/임시 저장됨/)).toBeVisible();
  await titleField().fill('');
  await expect.element(page.getByText(/임시 저장됨/)).not.toBeInTheDocument();
  await titleField().fill('제목');
  await page.getByRole('button', { name: '등록' }).click();
  await expect.element(page.getByText(/임시 저장됨/)).not.toBeInTheDocument();
  await screen.unmount();
  expect(sessionStorage).toHaveLength(0);
});

test('the draft of a guest is stored in the tab alone, and the form shows that closing the window deletes it', async () => {
  await renderInProviders(form);
  await titleField().fill('손님의 글');
  endDebounce();
  await expect.element(page.getByText(/임시 저장됨 \(이 창을 닫으면 사라집니다\)/)).toBeVisible();
  expect(sessionStorage.getItem('drafts:guest')).toContain('손님의 글');
  expect(localStorage).toHaveLength(0);
});

test('a draft belongs to its member and survives the end of the session', async () => {
  logInByStorage(7);
  const screen = await renderInProviders(form);
  await titleField().fill('회원의 글');
  endSession('expired');
  await screen.unmount();
  const guest = await renderInProviders(form);
  expect(offer().elements()).toHaveLength(0);
  await guest.unmount();
  logInByStorage(8);
  const other = await renderInProviders(form);
  expect(offer().elements()).toHaveLength(0);
  await other.unmount();
  endSession('expired');
  logInByStorage(7);
  await renderInProviders(form);
  await expect.element(offer()).toBeVisible();
});

test('text typed just before a logout by the member is not stored', async () => {
  logInByStorage(7);
  const screen = await renderInProviders(form);
  await titleField().fill('방금 쓴 글');
  endSession('loggedOut');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  await screen.unmount();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('방금 쓴 글');
});

test('a logout in another tab stops a draft from being stored before this tab is notified', async () => {
  logInByStorage(7);
  const screen = await renderInProviders(form);
  await titleField().fill('다른 탭의 로그아웃');
  for (const key of ['token', 'auth']) localStorage.removeItem(key);
  localStorage.setItem('logout', 'mark-of-the-other-tab');
  await screen.unmount();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('다른 탭의 로그아웃');
});

test('a storage that rejects writes is announced once, and the form works', async () => {
  const rejectWrites = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(rejectWrites);
  const element = (
    <>
      {form}
      <ToastHost organisation="한빛화장품과학회" />
    </>
  );
  const screen = await renderInProviders(element);
  await titleField().fill('제목');
  endDebounce();
  await expect.element(page.getByText(/브라우저에 저장할 수 없어/)).toBeVisible();
  await expect
    .element(page.getByText('임시 저장하지 못했습니다. 새로 고치거나 이 창을 닫으면 사라집니다.'))
    .toBeVisible();
  await screen.unmount();
  await renderInProviders(element);
  await page.getByRole('button', { name: '이어서 작성' }).click();
  await expect.element(titleField()).toHaveValue('제목');
  await titleField().fill('또 다른 제목');
  endDebounce();
  await expect.element(page.getByText(/^임시 저장하지 못했습니다/)).toBeVisible();
  expect(page.getByText(/브라우저에 저장할 수 없어/).elements().length).toBeLessThanOrEqual(1);
});

test('a second tab with the same form is announced, and both keep their text', async () => {
  logInByStorage(7);
  await renderInProviders(form);
  await titleField().fill('이 탭의 글');
  endDebounce();
  await expect.element(page.getByText(/임시 저장됨/)).toBeVisible();
  const drafts = JSON.parse(localStorage.getItem('drafts:7') ?? '{}');
  const [own] = drafts['post@1'];
  const other = {
    ...own,
    writer: 'other',
    values: { ...own.values, forum_title: '다른 탭의 글' },
    savedAt: Date.now(),
  };
  localStorage.setItem('drafts:7', JSON.stringify({ 'post@1': [other, own] }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'drafts:7' }));
  await expect.element(page.getByText(/다른 탭에서도 같은 양식을 작성하고 있습니다/)).toBeVisible();
  await titleField().fill('이 탭의 글 2');
  endDebounce();
  await expect.poll(() => localStorage.getItem('drafts:7')).toContain('이 탭의 글 2');
  expect(localStorage.getItem('drafts:7')).toContain('다른 탭의 글');
  await userEvent.keyboard('{Tab}');
});
