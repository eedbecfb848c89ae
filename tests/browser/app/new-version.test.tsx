import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages } from '#src/api/errors.ts';
import { Providers } from '#src/app/providers.tsx';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import { LazyScreen } from '#src/features/sub-screens/lazy-screen.tsx';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import { reloadPage } from '#src/lib/browser/leave-site.ts';
import { markInput, reloadForNewVersion } from '#src/lib/browser/new-version.ts';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';
import { expectConsole } from '#tests/support/console.ts';

vi.mock(import('#src/lib/browser/leave-site.ts'), async (original) => ({ ...(await original()), reloadPage: vi.fn() }));

const missing = lazyCode<() => string>(async () => {
  throw new TypeError('Failed to fetch dynamically imported module: https://site.test/screen.js');
});

/** Opens a page of an older build with a section whose code is gone, and a link to another screen. */
async function openOldPage() {
  const element = (
    <SectionBoundary>
      <LazyScreen code={missing} />
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
    reloadForNewVersion(true);
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
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${messages.newVersion}다시 시도`);
  expect(reloadPage).not.toHaveBeenCalled();
  await page.getByRole('button', { name: '다시 시도' }).click();
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('the next navigation to another screen loads a document, even after text was typed', async () => {
  markInput();
  const router = await openOldPage();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await router.navigate('/contact');
  expect(reloadPage).toHaveBeenCalledOnce();
});
