import { expect, onTestFinished, test, vi } from 'vitest';
import { shareLinks } from '#src/pages/society/sharing/share-services.ts';

const url = 'https://society.example/society/guide/7?a=1&b=가#c';
const title = '추계 & {url} <b>학술대회</b>';

test('each service receives the complete, encoded URL of the page', () => {
  const links = shareLinks(url, title);
  expect(links.map(({ name }) => name)).toEqual(['블로그', '모임 앱', '단문 블로그', '소셜 네트워크']);
  for (const { href: address } of links) {
    const query = [...new URL(address).searchParams.values()].join(' ');
    expect(query).toContain(url);
  }
});

test('a title that contains a placeholder of the template is not replaced', () => {
  const blog = shareLinks(url, title)[0];
  expect(new URL(blog?.href ?? '').searchParams.get('title')).toBe(title);
});

test('a service with the template none has no link', async () => {
  vi.stubEnv('VITE_SHARE_COMMUNITY', 'none');
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllEnvs());
  const services = await import('#src/pages/society/sharing/share-services.ts');
  expect(services.shareLinks(url, title).map(({ name }) => name)).toEqual(['블로그', '단문 블로그', '소셜 네트워크']);
});
