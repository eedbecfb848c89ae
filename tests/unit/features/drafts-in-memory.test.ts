import { afterEach, expect, test, vi } from 'vitest';
import { loadPage, openOldPage } from '#tests/support/old-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page with a draft in memory is not reloaded for a newer version until the draft is discarded', async () => {
  const { reload } = openOldPage();
  const { checkVersion, reloadForNewVersion } = await loadPage();
  const { discardDraftInMemory, keepDraftInMemory } = await import('#src/forms/open-forms.ts');
  await checkVersion();
  keepDraftInMemory(7, 'post', { writer: 'a', savedAt: 0, values: { title: '시료 문의' }, files: [] });
  expect(reloadForNewVersion({ isLeaving: true })).toBe(false);
  discardDraftInMemory('post');
  expect(reloadForNewVersion({ isLeaving: true })).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
