import { afterAll, expect, test } from 'vitest';
import { createSiteHistory } from '#src/navigation/router/site-history.ts';

const { href: testPage } = window.location;
afterAll(() => window.history.replaceState(null, '', testPage));

const history = createSiteHistory('/society/');
const guides = { pathname: '/society', search: '?menu=x', hash: '' };

test('writes and reads the paths of a site below a path of its host', () => {
  history.push(guides, { menu: 'x' });
  expect(window.location.pathname + window.location.search).toBe('/society/society?menu=x');
  expect(history.location).toMatchObject({ ...guides, state: { menu: 'x' } });
  history.replace({ ...guides, search: '' }, null);
  expect(history.location).toMatchObject({ ...guides, search: '', state: null });
  expect([history.createHref('/contact?a=b'), history.createHref(guides)]).toEqual([
    '/society/contact?a=b',
    '/society/society?menu=x',
  ]);
});

test('spells a path as the browser does', () => {
  expect(history.encodeLocation('/글?q=가 #끝').pathname).toBe('/%EA%B8%80');
  expect(history.encodeLocation('/a ').pathname).toBe('/a%20');
});

test('tells how far the visitor has gone, and null for an entry that the site has not made', async () => {
  const changes: (number | null)[] = [];
  history.listen(({ delta }) => changes.push(delta));
  const { key } = history.location;
  history.push({ ...guides, hash: '#1' }, null);
  history.push({ ...guides, hash: '#2' }, null);
  window.location.hash = '#by-the-visitor';
  await expect.poll(() => changes).toEqual([null]);
  window.history.back();
  await expect.poll(() => changes).toHaveLength(2);
  history.go(-2);
  await expect.poll(() => changes).toEqual([null, null, -2]);
  expect(history.location.key).toBe(key);
});
