import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { endSession, startSession } from '#src/api/session.ts';
import { UnsavedChangesGuard } from '#src/components/forms/unsaved-changes-guard.tsx';
import { leaveAfterConfirmation, unsavedFormsStore } from '#src/components/forms/unsaved-forms-store.ts';
import { ModalHost } from '#src/components/overlays/modal-host.tsx';
import { closeModal } from '#src/components/overlays/modal-store.ts';
import type { SiteFormOptions } from '#src/features/forms/use-site-form.ts';
import { type Post, PostForm, show } from '#tests/browser/support/form.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  closeModal();
  localStorage.clear();
});

const Layout = () => (
  <>
    <Outlet />
    <UnsavedChangesGuard />
    <ModalHost organisation="한빛화장품과학회" />
  </>
);

async function open(options: Partial<SiteFormOptions<Post, unknown>> = {}) {
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        children: [
          { path: '/form', element: <PostForm {...options} /> },
          { path: '/other', element: <h1>다른 화면</h1> },
        ],
      },
    ],
    { initialEntries: ['/other', '/form'] },
  );
  await show(<RouterProvider router={router} />);
  return router;
}

const title = () => page.getByRole('textbox', { name: '제목' });
const dialog = () => page.getByRole('alertdialog');
const other = () => page.getByRole('heading', { name: '다른 화면' });

test('leaving a form without changes asks nothing', async () => {
  const router = await open();
  void router.navigate('/other');
  await expect.element(other()).toBeVisible();
});

test('leaving with changes asks; staying keeps all, leaving leaves', async () => {
  const router = await open();
  await title().fill('제목');
  void router.navigate('/other');
  await expect.element(dialog().getByText(/저장하지 않은 내용은 사라집니다/)).toBeVisible();
  await page.getByRole('button', { name: '취소' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(title()).toHaveValue('제목');
  void router.navigate(-1);
  await page.getByRole('button', { name: '나가기' }).click();
  await expect.element(other()).toBeVisible();
  expect(unsavedFormsStore.get()).toEqual([]);
});

test('a form with a draft says that the draft stays', async () => {
  const router = await open({ draft: { key: 'post', secretFields: [] } });
  await title().fill('제목');
  void router.navigate('/other');
  await expect.element(dialog().getByText(/임시 저장되어 다음에 이어서/)).toBeVisible();
});

test('a form that does not ask lets go', async () => {
  const router = await open({ warnsBeforeLeaving: false });
  await title().fill('제목');
  void router.navigate('/other');
  await expect.element(other()).toBeVisible();
});

test('the way on after a success asks nothing', async () => {
  const router = await open({ onSuccess: () => router.navigate('/other') });
  await title().fill('제목');
  await page.getByRole('textbox', { name: '내용' }).fill('내용');
  await page.getByRole('button', { name: '등록' }).click();
  await expect.element(other()).toBeVisible();
  expect(dialog().elements()).toHaveLength(0);
});

test('a session that ends leads away without a question', async () => {
  startSession({
    access_token: 'a',
    refresh_token: 'refresh-a',
    member_name: '김가람',
    member_pk: 7,
    member_type: '일반회원',
  });
  const router = await open({ draft: { key: 'post', secretFields: [] } });
  await title().fill('제목');
  await expect.poll(() => unsavedFormsStore.get()).toHaveLength(1);
  endSession('expired');
  void router.navigate('/other');
  await expect.element(other()).toBeVisible();
  expect(localStorage.getItem('drafts:7')).toContain('제목');
});

test('a hash alone is no leaving', async () => {
  const router = await open();
  await title().fill('제목');
  await router.navigate('/form#part');
  expect(router.state.location.hash).toBe('#part');
  expect(dialog().elements()).toHaveLength(0);
});

test('closing the page asks in the words of the browser, and only then', async () => {
  await open();
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await title().fill('제목');
  await expect.poll(leave).toBe(false);
  await title().fill('');
  await expect.poll(leave).toBe(true);
});

test('what leaves by itself, such as a logout, asks first', async () => {
  const leave = vi.fn();
  await open();
  leaveAfterConfirmation(leave);
  expect(leave).toHaveBeenCalledOnce();
  await title().fill('제목');
  await expect.poll(() => unsavedFormsStore.get()).toHaveLength(1);
  leaveAfterConfirmation(leave);
  await page.getByRole('button', { name: '나가기' }).click();
  await expect.poll(() => leave).toHaveBeenCalledTimes(2);
});
