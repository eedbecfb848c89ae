// @module-tag slow
/** Runs the workflows of the Arazzo document with Redocly Respect, as a backend team can without this project's tools. */
import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { members } from '#mocks/seed/members.ts';
import { createMockServer } from '#mocks/server.ts';

test('the mock meets every criterion of the workflows', async () => {
  const server = await createMockServer({ port: 0 });
  const [member] = members;
  const { id: member_id, password: member_password } = member ?? {};
  const inputs = { client_secret: 'hanbit-web', member_id, member_password, mark: 'respect' };
  const inputArgs = Object.entries(inputs).flatMap(([name, value]) => ['-i', `${name}=${value}`]);
  const contract = `contract=${(server.url ?? '').replace(/\/$/, '')}/api`;
  const args = ['respect', 'openapi/workflows.arazzo.yaml', '-S', contract, ...inputArgs];
  const failure = await new Promise<string>((done) => {
    execFile('redocly', args, { maxBuffer: 2 ** 26 }, (error, stdout) =>
      done(error ? `${error.message}${stdout}` : ''),
    );
  });
  await server.close(true);
  expect(failure).toBe('');
});
