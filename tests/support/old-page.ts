import { vi } from 'vitest';

/** A page of the build `old` on a server with the build `new`. */
export function openOldPage({ input = false, version = async (): Promise<unknown> => ({ build: 'new' }) } = {}) {
  const stored = new Map<string, string>();
  const reload = vi.fn();
  const dataset: Record<string, string> = input ? { input: '' } : {};
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelector: () => ({ dataset: { build: 'old' } }),
    getElementById: () => null,
  });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('location', { reload, href: '/', hash: '' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => ({ json: version }));
  return { stored, reload, dataset, storage };
}

/** Loads the module, and all modules that are imported after it, as a new page does. */
export async function loadPage() {
  vi.resetModules();
  return import('#src/lib/browser/new-version.ts');
}
