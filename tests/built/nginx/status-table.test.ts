import { expect } from 'vitest';
import { builtFolder, builtTable, nginxForTest, nginxTest } from '#tests/support/nginx.ts';
import { freePort } from '#tools/dev/start/free-port.ts';
import { checkServer } from '#tools/hosting/check-server.ts';
import { listFiles, serverChecks } from '#tools/hosting/requests.ts';

nginxTest('nginx answers every request of the hosting table over HTTP', async () => {
  const table = { ...builtTable(), embedOrigin: null };
  const port = await freePort();
  const api = 'http://127.0.0.1:9';
  const { url } = await nginxForTest({ folder: builtFolder, table, port, embedPort: null, api });
  const checks = serverChecks(table, await listFiles(builtFolder), false);
  expect(checks.length).toBeGreaterThan(500);
  expect(await checkServer({ site: url, embed: null, folder: builtFolder }, checks)).toEqual([]);
});
