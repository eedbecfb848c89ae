import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages } from '#src/api/errors.ts';
import { Providers } from '#src/app/providers.tsx';
import { showReloadToast } from '#src/app/reload-toast.ts';
import { showToast, toastStore } from '#src/components/feedback/toast-store.ts';
import { closeModal, openModal } from '#src/components/overlays/modal-store.ts';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import { codeTexts } from '#src/lib/browser/code-request.ts';
import { lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import { reloadPage } from '#src/lib/browser/leave-site.ts';
import { markInput, reloadForNewVersion } from '#src/lib/browser/new-version.ts';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';
import { expectConsole } from '#tests/support/console.ts';

vi.mock(import('#src/lib/browser/leave-site.ts'), async (original) => ({ ...(await original()), reloadPage: vi.fn() }));

const Missing = lazyComponent<object>(async () => {
  throw new TypeError('Failed to fetch dynamically imported module: https://site.test/screen.js');
});

/** Opens a page of an older build with a section whose code is gone, and a link to another screen. */
async function openOldPage() {
  const element = (
    <SectionBoundary>
      <Missing />
    </SectionBoundary>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/introduce'] });
  await render(<Providers>{router.element}</Providers>);
  return router;
}

beforeEach(() => {
  expectConsole(/dynamically imported module|error occurred/);
  const meta = document.createElement('meta');
  meta.name = 'site-version';
  meta.dataset.build = 'old';
  document.head.append(meta);
  const build = crypto.randomUUID();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ version: '1.0.0', commit: null, build }),
  );
  onTestFinished(() => {
    meta.remove();
    reloadForNewVersion({ isLeaving: true });
    sessionStorage.clear();
    vi.mocked(reloadPage).mockClear();
  });
});

test('a section whose code a release has removed reloads the page when no field was changed', async () => {
  await openOldPage();
  await expect.poll(() => vi.mocked(reloadPage).mock.calls.length).toBe(1);
});

test('a section whose code a release has removed shows the new version, and reloads on press, beside typed text', async () => {
  markInput();
  await openOldPage();
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${codeTexts.newVersion}다시 시도`);
  expect(reloadPage).not.toHaveBeenCalled();
  await page.getByRole('button', { name: '다시 시도' }).click();
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('the next navigation loads a document, even after text was typed', async () => {
  markInput();
  const router = await openOldPage();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await router.navigate('/introduce?page=2');
  expect(reloadPage).toHaveBeenCalledOnce();
});

test.each<[string, () => void]>([
  ['a modal', () => openModal({ type: 'confirm', message: messages.expired, outlivesRedirect: true })],
  ['a toast', () => void showToast({ message: messages.expired })],
])('the message of %s that is shown before a redirect is shown after the reload', async (_, showMessage) => {
  showReloadToast();
  markInput();
  const router = await openOldPage();
  await expect.element(page.getByText(codeTexts.newVersion)).toBeVisible();
  showMessage();
  await router.navigate('/login');
  expect(reloadPage).toHaveBeenCalledOnce();
  closeModal();
  toastStore.set([]);
  showReloadToast();
  expect(toastStore.get()).toMatchObject([{ message: messages.expired }]);
  toastStore.set([]);
});
