import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { UsageError } from '#verify/command/option-values.ts';
import { findReportFolderError, writeReports } from '#verify/command/report-files.ts';
import { readVerifyOptions } from '#verify/options.ts';
import { buildReport } from '#verify/report/report.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';

const url = 'https://a.test';
const readOptions = (args: string[], texts = {}) => readVerifyOptions(args, texts);

describe('the options', () => {
  test.each([
    [['ftp://x'], 'ftp://x is not an http or https URL.'],
    [[url, 'https://b.test'], 'give exactly one URL of a server.'],
    [[url, '--findings', 'x'], "--findings takes a number from 0, not 'x'."],
    [[url, '--rate', ''], "--rate takes a number from 0, not ''."],
    [[url, '--member', 'x'], '--member takes id:password.'],
    [[url, '--header', 'x'], "--header takes 'Name: value', not 'x'."],
    [[url, '--only', 'xyzzy'], "--only: there is no operation or tag 'xyzzy'."],
    [[url, '--only', 'login,boards'], "--only: there is no operation or tag 'boards'. Did you mean board?"],
    [[url, '--built', 'getInfos'], "--built: there is no operation or tag 'getInfos'. Did you mean getInfo?"],
    [[url, '--built', ','], '--built needs an operation or a tag.'],
    [[url, '--findngs', '3'], "Unknown option '--findngs'. Did you mean --findings?"],
    [[url, '--xyzzy'], "Unknown option '--xyzzy'."],
    [[url, '--rate'], "Option '--rate <value>' argument missing."],
    [[url, '--rate', '--write'], "Option '--rate' argument is ambiguous."],
    [[url, '--write=yes'], "Option '--write' does not take an argument."],
  ])('reject %j with one sentence', (args, line) => {
    expect(() => readOptions(args)).toThrow(new UsageError(line));
  });

  test('accept lists with commas, repeated options, or both', () => {
    const { settings } = readOptions([url, '--only', 'session,getInfo', '--only', 'saveInquiry']);
    expect(settings.judgedOperations).toEqual(['requestToken', 'login', 'logout', 'getInfo', 'saveInquiry']);
  });

  test('choose all workflows that judge an operation, also those of other operations', () => {
    const { settings } = readOptions([url, '--only', 'getInfo']);
    expect(settings.onlyWorkflows).toEqual(expect.arrayContaining(['boards', 'posts', 'moments']));
    expect(settings.onlyWorkflows).not.toContain('payment');
  });

  test.each([
    [['a:b,c:d'], ['a b', 'c d']],
    [
      ['a:b', '--member', 'c:d'],
      ['a b', 'c d'],
    ],
    // No ID and colon follow the comma.
    [['a:b,c'], ['a b,c']],
    [['a:b\\,c:d'], ['a b,c:d']],
    [['a:b:c,d:e,f'], ['a b:c', 'd e,f']],
  ])('take the members %j', ([first = '', ...more], members) => {
    const { settings } = readOptions([url, '--member', first, ...more]);
    expect(settings.members.map(({ id, password }) => `${id} ${password}`)).toEqual(members);
  });

  test('take members and client secret from the environment', () => {
    const texts = { VERIFY_MEMBERS: 'one:pass:word two:other,x:y', VERIFY_CLIENT_SECRET: 'of-the-client' };
    const { settings } = readOptions(['https://a.test/api/'], texts);
    expect(settings).toMatchObject({
      baseUrl: 'https://a.test/api',
      clientSecret: 'of-the-client',
      members: [
        { id: 'one', password: 'pass:word' },
        { id: 'two', password: 'other,x:y' },
      ],
      canWrite: false,
    });
  });
});

describe('the report files', () => {
  const createFolder = async () => {
    await mkdir('.cache', { recursive: true });
    const folder = await mkdtemp(join('.cache', 'report-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };

  test('leave no trace of the test whether the folder can be written', async () => {
    const folder = await createFolder();
    expect(findReportFolderError({ folder: join(folder, 'new'), junit: join(folder, 'ci/junit.xml') })).toBeNull();
    expect([await readdir(join(folder, 'new')), await readdir(join(folder, 'ci'))]).toEqual([[], []]);
    for (const path of ['package.json/below', '/proc/below'])
      expect(findReportFolderError({ folder: path, junit: null })).toMatch(
        new RegExp(`^the folder ${path} cannot be written.*--report`),
      );
    expect(findReportFolderError({ folder, junit: '/proc/below/junit.xml' })).toMatch(/--junit\.$/);
  });

  test('are written as far as possible', async () => {
    const folder = await createFolder();
    await mkdir(join(folder, 'report.json'));
    const { settings } = readOptions(['http://127.0.0.1:9', '--only', 'login', '--timeout', '1']);
    const report = buildReport(await runWorkflows(settings), false);
    const junit = join(folder, 'junit.xml');
    expect(writeReports(report, { folder, junit })).toEqual([
      expect.stringMatching(/report\.json could not be written \(EISDIR/),
    ]);
    expect(await readFile(junit, 'utf8')).toMatch(/<failure message="login: no response: [^"]+" type="no-response">/);
    expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain('<html');
  });
});
