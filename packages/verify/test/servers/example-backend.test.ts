// @module-tag slow
/** The verifier judges the example backend, which shares no code with the mock. */
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setClock } from '#example-backend/clock.ts';
import { openDatabase } from '#example-backend/database.ts';
import { seed, seedLogins } from '#example-backend/seed.ts';
import { buildServer } from '#example-backend/server.ts';
import { verifySettings } from '#test/faults/faulty-server.ts';
import { buildReport, type Report } from '#verify/report/report.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';

const runTimeoutMs = 300_000;
const implemented: string[] = [
  ...['requestToken', 'login', 'logout', 'signup', 'checkJoinDuplicate', 'sendEmailVerification', 'verifyCode'],
  ...['getInfo', 'getInfoDetail', 'saveForum', 'saveInquiry', 'fileDownload'],
];

let database: DatabaseSync;
let server: FastifyInstance;
let report: Report;

/** Returns the code in the newest mail to an address. */
const readMailedCode = async (email: string) => {
  const mail = database.prepare('SELECT text FROM mail WHERE email = ? ORDER BY mail_pk DESC').get(email);
  return /\d{6}/.exec(String(mail?.text))?.[0] ?? '';
};

beforeAll(async () => {
  database = openDatabase(':memory:');
  await seed(database);
  server = await buildServer(database, 'hanbit-web');
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const {
    decidePayment: _,
    headers: __,
    ...settings
  } = verifySettings(origin, {
    members: seedLogins,
    // The other workflows need operations that the example backend does not have.
    onlyWorkflows: ['session', 'account', 'boards', 'posts', 'inquiry', 'refusals', 'robustness', 'time'],
    readMailedCode,
    setClock: async (moment) => setClock(database, Date.parse(moment)),
  });
  const result = await runWorkflows({ ...settings, headers: {} });
  report = buildReport(result, false);
}, runTimeoutMs);
afterAll(() => server.close());

test('reports no finding for the operations that the example backend has', () => {
  const findings = report.findings.filter(({ operation }) => !operation || implemented.includes(operation));
  expect(findings.map(({ operation, message, step }) => `${operation}: ${message} (${step})`)).toEqual([]);
  expect(report.abortReason).toBeNull();
});

test('reaches the business outcomes of the session, the sign-up, posts, inquiries and downloads', () => {
  const notReached = report.operations
    .filter(({ id }) => implemented.includes(id))
    .flatMap(({ id, outcomes }) =>
      outcomes.filter(({ state }) => state !== 'passed').map(({ name, status }) => `${id} ${name} ${status}`),
    )
    .filter((outcome) => / 200$/.test(outcome) && !outcome.startsWith('getInfo'));
  expect(notReached).toEqual([]);
});

test('reports status 501 for every operation that the example backend leaves out', () => {
  const missing = report.operations.map(({ id }): string => id).filter((id) => !implemented.includes(id));
  expect(missing).toHaveLength(25);
  expect(report.notBuilt).toEqual([{ response: 'status 501', operations: expect.arrayContaining(missing) }]);
  expect(report.summary).toMatch(/^12 of 37 operations built: requestToken \d of 7 outcomes, login /);
});
