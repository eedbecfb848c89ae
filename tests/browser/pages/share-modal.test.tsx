// @module-tag slow

import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test('the share modal has no list when the society wants no share service', async () => {
  for (const name of ['BLOG', 'COMMUNITY', 'MICROBLOG', 'SOCIAL']) vi.stubEnv(`VITE_SHARE_${name}`, 'none');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { ShareModal } = await import('#src/pages/society/sharing/share-modal.tsx');
  await render(<ShareModal title="학술대회" onClose={() => {}} />);
  await expect.element(page.getByRole('textbox', { name: '현재 주소' })).toBeVisible();
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
});
