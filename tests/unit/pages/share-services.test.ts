import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { shareLinks } from '#src/pages/society/sharing/share-services.ts';

// The files of a worker share their modules.
afterAll(() => void vi.resetModules());

const url = 'https://society.example/society/guide/7?a=1&b=가#c';
const title = '추계 & {url} <b>학술대회</b>';

test('each service receives the complete, encoded URL of the page', () => {
  const links = shareLinks(url, title);
  expect(links.map(({ name }) => name)).toEqual(['네이버 블로그', '밴드', 'X', '페이스북']);
  for (const { href: address } of links) {
    const query = [...new URL(address).searchParams.values()].join(' ');
    expect(query).toContain(url);
  }
});

test('a title that contains a placeholder of the template is not replaced', () => {
  const blog = shareLinks(url, title)[0];
  expect(new URL(blog?.href ?? '').searchParams.get('title')).toBe(title);
});

test('a service with the value none has no link, and another service brings its name or that of its host', async () => {
  vi.stubEnv('VITE_SHARE_COMMUNITY', 'none');
  vi.stubEnv('VITE_SHARE_MICROBLOG', '우리 블로그 https://micro.example/post?u={url}');
  vi.stubEnv('VITE_SHARE_SOCIAL', 'https://social.example/share?u={url}');
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllEnvs());
  const services = await import('#src/pages/society/sharing/share-services.ts');
  expect(
    services
      .shareLinks('u', title)
      .map(({ name, href }) => [name, href])
      .slice(1),
  ).toEqual([
    ['우리 블로그', 'https://micro.example/post?u=u'],
    ['social.example', 'https://social.example/share?u=u'],
  ]);
});
