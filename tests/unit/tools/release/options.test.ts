import { expect, test } from 'vitest';
import { parseOptions } from '#tools/release/options.ts';
import { nextReleaseId, timeOfId } from '#tools/release/release-id.ts';
import { parseVersion } from '#tools/release/version.ts';

const commit = '76ff8e1d2c';

test('the command line publishes dist/ and keeps five releases, unless options say otherwise', () => {
  expect(parseOptions(['/srv/society'])).toEqual({
    ...{ folder: '/srv/society', action: 'publish', build: null, keep: 5, to: null, reload: null, url: null },
  });
  const args = ['/srv', '--build', 'out', '--keep', '2', '--reload', 'nginx -s reload', '--url', 'https://a.example'];
  expect(parseOptions(args)).toMatchObject({
    build: 'out',
    keep: 2,
    reload: 'nginx -s reload',
    url: 'https://a.example',
  });
  expect(parseOptions(['/srv', '--rollback'])).toMatchObject({ action: 'roll back', to: null });
  expect(parseOptions(['/srv', '--to', 'id'])).toMatchObject({ action: 'roll back', to: 'id' });
  expect(parseOptions(['/srv', '--list']).action).toBe('list');
});

test.each([
  [[], 'the folder of the releases is missing.'],
  [['/a', '/b'], '/b is not an option.'],
  [['/a', '--keep', '0'], '--keep 0 must be a whole number of at least 1.'],
  [['/a', '--url', 'society'], '--url society is not a URL.'],
  [['/a', '--rollback', '--list'], '--list does not change the release.'],
  [['/a', '--rollback', '--build', 'dist'], 'a roll-back publishes no build.'],
  [['/a', '--force'], "Unknown option '--force'."],
])('the command line %j is refused with the correct use', (args, message) => {
  expect(() => parseOptions(args)).toThrow(`${message} Use it like this: npm run release -- /srv/society`);
});

test('the id of a release has its time in UTC, its version, and its commit or build', () => {
  const now = new Date('2026-11-23T20:15:00.999Z');
  expect(nextReleaseId({ version: '0.1.0', commit, build: 'b' }, now, [])).toBe('20261123T201500Z-0.1.0-76ff8e1');
  expect(nextReleaseId({ version: '0.1.0', commit: null, build: 'b/1' }, now, ['x'])).toBe(
    '20261123T201500Z-0.1.0-b_1',
  );
});

test('the id of a release is one second after the newest one if the clock is behind', () => {
  const ids = ['20361231T235959Z-0.1.0-a', '20261123T201500Z-0.1.0-b', 'a folder'];
  expect(nextReleaseId({ version: '1', commit, build: 'b' }, new Date(0), ids)).toBe('20370101T000000Z-1-76ff8e1');
  expect(timeOfId('20261399T201500Z-x')).toBeNull();
});

test('a version without a commit is a version, one without a build is none', () => {
  expect(parseVersion('{"version":"1","build":"b"}')).toEqual({ version: '1', commit: null, build: 'b' });
  for (const text of ['', 'null', '[]', '{"version":"1"}', '{"version":1,"build":"b"}'])
    expect(parseVersion(text)).toBeNull();
});
