import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createBaseHistory } from '#src/navigation/router/base-history.ts';

test('below a path, links and the browser have the path, and locations of the site do not', () => {
  const browser = UNSAFE_createMemoryHistory({ initialEntries: ['/society/information?page=2#top'], v5Compat: true });
  const history = createBaseHistory(browser, '/society/');
  expect(history.location).toMatchObject({ pathname: '/information', search: '?page=2', hash: '#top' });
  const heard: string[] = [];
  history.listen(({ location }) => heard.push(location.pathname));
  expect(history.createHref('/auth/login?next=%2F')).toBe('/society/auth/login?next=%2F');
  history.push('/society?menu=회칙', { from: 'list' });
  expect(browser.location).toMatchObject({ pathname: '/society/society', search: '?menu=회칙' });
  expect(history.location).toMatchObject({ pathname: '/society', state: { from: 'list' } });
  history.replace({ pathname: '/' });
  expect(browser.location.pathname).toBe('/society/');
  history.go(-1);
  expect(heard.at(-1)).toBe('/information');
});
