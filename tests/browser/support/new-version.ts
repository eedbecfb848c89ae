import { onTestFinished, vi } from 'vitest';
import { checkVersion } from '#src/lib/browser/new-version.ts';

/** Lets the page learn that a newer version is live. A test must replace `reloadPage`. */
export async function publishNewVersion(): Promise<void> {
  const meta = document.createElement('meta');
  meta.name = 'site-version';
  meta.dataset.build = 'old';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  const fetchVersion = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ build: 'new' }));
  await checkVersion();
  fetchVersion.mockRestore();
}
