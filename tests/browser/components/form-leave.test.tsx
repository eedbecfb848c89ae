import { Activity } from 'react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { endSession, startSession } from '#src/api/session.ts';
import { Providers } from '#src/app/providers.tsx';
import { ModalHost } from '#src/components/overlays/modal-host.tsx';
import { closeModal } from '#src/components/overlays/modal-store.ts';
import { UnsavedChangesGuard } from '#src/forms/unsaved-changes-guard.tsx';
import { leaveAfterConfirmation, unsavedFormsStore } from '#src/forms/unsaved-forms-store.ts';
import type { SiteFormOptions } from '#src/forms/use-site-form.ts';
import { type Post, PostForm, renderInProviders } from '#tests/browser/support/form.tsx';
import { messageModal, titleField } from '#tests/browser/support/locators.ts';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';
import { expectConsole } from '#tests/support/console.ts';

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

async function openForm(options: Partial<SiteFormOptions<Post, unknown, null>> = {}) {
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
  await renderInProviders(router.element);
  return router;
}

/** Changes the form, and waits until the router's blocker is registered: React renders twice for it. */
async function changeForm(): Promise<void> {
  await titleField().fill('제목');
  await expect.poll(() => unsavedFormsStore.get()).toHaveLength(1);
  await new Promise((done) => requestIdleCallback(done));
}

const other = () => page.getByRole('heading', { name: '다른 화면' });

test('leaving an unchanged form shows no confirmation', async () => {
  const router = await openForm();
  void router.navigate('/other');
  await expect.element(other()).toBeVisible();
});

test('leaving a changed form shows a confirmation: staying keeps the text, leaving navigates', async () => {
  const router = await openForm();
  await changeForm();
  void router.navigate('/other');
  await expect.element(messageModal().getByText(/저장하지 않은 내용은 사라집니다/)).toBeVisible();
  await page.getByRole('button', { name: '취소' }).click();
  await expect.element(messageModal()).not.toBeInTheDocument();
  await expect.element(titleField()).toHaveValue('제목');
  void router.navigate('/other');
  await page.getByRole('button', { name: '나가기' }).click();
  await expect.element(other()).toBeVisible();
  expect(unsavedFormsStore.get()).toEqual([]);
});

test('the confirmation of a form with a draft shows that the draft is kept', async () => {
  const router = await openForm({ draft: { key: 'post', secretFields: [] } });
  await changeForm();
  void router.navigate('/other');
  await expect.element(messageModal().getByText(/임시 저장되어 다음에 이어서/)).toBeVisible();
});

test('a form without the confirmation can be left', async () => {
  const router = await openForm({ warnsBeforeLeaving: false });
  await titleField().fill('제목');
  void router.navigate('/other');
  await expect.element(other()).toBeVisible();
});

test('the navigation after a success shows no confirmation', async () => {
  const router = await openForm({ onSuccess: () => router.navigate('/other') });
  await titleField().fill('제목');
  await page.getByRole('textbox', { name: '내용' }).fill('내용');
  await page.getByRole('button', { name: '등록' }).click();
  await expect.element(other()).toBeVisible();
  expect(messageModal().elements()).toHaveLength(0);
});

test('the end of a session navigates without a confirmation', async () => {
  startSession({
    access_token: 'a',
    refresh_token: 'refresh-a',
    member_name: '김가람',
    member_pk: 7,
    member_type: '일반회원',
  });
  const router = await openForm({ draft: { key: 'post', secretFields: [] } });
  await titleField().fill('제목');
  await expect.poll(() => unsavedFormsStore.get()).toHaveLength(1);
  endSession('expired');
  void router.navigate('/other');
  await expect.element(other()).toBeVisible();
  expect(localStorage.getItem('drafts:7')).toContain('제목');
});

test('a change of the hash shows no confirmation', async () => {
  const router = await openForm();
  await changeForm();
  await router.navigate('/form#part');
  expect(router.state.location.hash).toBe('#part');
  expect(messageModal().elements()).toHaveLength(0);
});

test("closing the page opens the browser's dialog only if there are changes", async () => {
  await openForm();
  const dispatchBeforeUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(dispatchBeforeUnload()).toBe(true);
  await titleField().fill('제목');
  await expect.poll(dispatchBeforeUnload).toBe(false);
  await titleField().fill('');
  await expect.poll(dispatchBeforeUnload).toBe(true);
});

test('an action that leaves the screen, such as a logout, shows a confirmation first', async () => {
  const leave = vi.fn();
  await openForm();
  leaveAfterConfirmation(leave);
  expect(leave).toHaveBeenCalledOnce();
  await titleField().fill('제목');
  await expect.poll(() => unsavedFormsStore.get()).toHaveLength(1);
  leaveAfterConfirmation(leave);
  await page.getByRole('button', { name: '나가기' }).click();
  await expect.poll(() => leave).toHaveBeenCalledTimes(2);
});

test('a changed form that React hides and shows again is still guarded', async () => {
  // A hidden field has no label for React Aria.
  expectConsole(/visible label/);
  const form = (mode: 'visible' | 'hidden') => (
    <Providers>
      <Activity mode={mode}>
        <PostForm />
      </Activity>
    </Providers>
  );
  const screen = await render(form('visible'));
  await titleField().fill('제목');
  await expect.poll(() => unsavedFormsStore.get()).toHaveLength(1);
  await screen.rerender(form('hidden'));
  await expect.poll(() => unsavedFormsStore.get()).toHaveLength(0);
  await screen.rerender(form('visible'));
  await expect.poll(() => unsavedFormsStore.get()).toHaveLength(1);
});
