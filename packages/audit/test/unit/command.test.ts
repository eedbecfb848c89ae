import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAuditOptions } from '#audit/run/options.ts';
import { listText, selectScreens } from '#audit/run/selection.ts';
import { prepareReportFolder } from '#audit/run/writable-folder.ts';
import { screens } from '#audit/screens/list.ts';
import { createScratchFolder } from '#tests/rules/support.ts';

describe('the command line', () => {
  test.each([
    [[], 'Name the site: --base https://site.example.'],
    [['--base', 'site'], "'site' is not the URL of a site."],
    [['--timeout', 'long'], "'long' is not a number of seconds."],
    [['--bsae', 'x'], /--bsae/],
    [['--members', 'missing.json'], /^missing\.json cannot be read: ENOENT/],
    [['--worksheet', 'package.json'], 'package.json cannot be read: It is not a worksheet.'],
  ])('%j is rejected with a reason in one line', (args, reason) => {
    expect(() => readAuditOptions(args)).toThrow(reason);
  });

  test('options can be repeated and separated by commas', () => {
    const { selection, base } = readAuditOptions([
      ...['--screen', 'login, home', '--state', 'signup', '--state', 'signup-info'],
      ...['--base', 'https://site.example/'],
    ]);
    expect(selection).toEqual({ screens: ['login', 'home'], states: ['signup', 'signup-info'] });
    expect(base).toBe('https://site.example');
  });

  test('the URL of a site may have a path, and a user and a password, which are no part of it', () => {
    const { base, credentials } = readAuditOptions(['--base', 'https://staff:s%40lt@site.example/society/']);
    expect(base).toBe('https://site.example/society');
    expect(credentials).toEqual({ username: 'staff', password: 's@lt' });
  });
});

describe('the selection', () => {
  test('has every screen without an ID, one screen, or one state', () => {
    expect(selectScreens(screens, { screens: [], states: [] })).toBe(screens);
    const [login] = selectScreens(screens, { screens: ['login'], states: [] });
    expect(login).toBe(screens.find(({ id }) => id === 'login'));
    const [locked] = selectScreens(screens, { screens: [], states: ['login-locked'] });
    expect(locked?.states.map(({ id }) => id)).toEqual(['login-locked']);
  });

  test('has one state when the screen of the state has the same ID', () => {
    const selected = selectScreens(screens, { screens: ['boards'], states: ['login'] });
    const boards = screens.find(({ id }) => id === 'boards');
    expect(selected.map(({ states }) => states.length)).toEqual([1, boards?.states.length]);
  });

  test('refuses an unknown ID, also among known ones, and names the nearest', () => {
    const line = 'No state has the ID login-lockd. Did you mean login-locked? --list prints all IDs.';
    expect(() => selectScreens(screens, { screens: [], states: ['login', 'login-lockd'] })).toThrow(line);
  });

  test('is listed with the IDs and names of all screens and states', () => {
    const lines = listText(screens).split('\n');
    expect(lines).toContain('login  로그인');
    expect(lines).toHaveLength(screens.length + screens.flatMap(({ states }) => states).length);
  });
});

test('a folder of the report that cannot be written is named in one line', async () => {
  const file = join(await createScratchFolder(), 'file');
  await writeFile(file, '');
  expect(() => prepareReportFolder(join(file, 'audit'))).toThrow(/file\/audit cannot be written: ENOTDIR/);
  expect(() => prepareReportFolder('package.json/audit')).toThrow(/^package\.json\/audit cannot be written/);
});

test.runIf(existsSync('/proc/self'))('a folder of the report below /proc is refused, and does not hang', () => {
  expect(() => prepareReportFolder('/proc/audit/report')).toThrow(/^\/proc\/audit\/report cannot be written: ENOENT/);
});
