import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { builtTable, nginxForTest, nginxTest } from '#tests/support/nginx.ts';
import { freePort } from '#tools/dev/start/free-port.ts';
import { writeNginxFiles } from '#tools/hosting/nginx/write-nginx-files.ts';

/** Writes a release with one page, and its nginx files. */
async function writeRelease(folder: string, id: string) {
  const root = join(folder, 'releases', id);
  await mkdir(join(root, 'hosting'), { recursive: true });
  await writeFile(join(root, 'index.html'), `page of ${id}`);
  await writeFile(join(root, '404.html'), `missing in ${id}`);
  await writeFile(join(folder, `assets/${id}.js`), `script of ${id}`);
  const pages = [{ path: '/', file: 'index.html', policy: `policy of ${id}` }];
  const table = { ...builtTable(), pages };
  await writeNginxFiles(table, { root, assets: join(folder, 'assets') }, join(root, 'hosting/nginx'));
  return { root, table };
}

/** Replaces the link to the current release in one step. */
async function switchTo(folder: string, root: string): Promise<void> {
  await symlink(root, join(folder, 'next'));
  await rename(join(folder, 'next'), join(folder, 'current'));
}

nginxTest('a new release appears with its policies at the reload, and assets of the former release stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'society releases-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const [first, second] = [await writeRelease(folder, 'first'), await writeRelease(folder, 'second')];
  await switchTo(folder, first.root);
  const nginx = await nginxForTest({
    ...{ folder: first.root, table: first.table, generated: join(folder, 'current/hosting/nginx') },
    ...{ port: await freePort(), embedPort: null, api: 'http://127.0.0.1:9' },
  });
  const readHomePage = async () => {
    const response = await fetch(nginx.url);
    return [await response.text(), response.headers.get('Content-Security-Policy')];
  };
  expect(await readHomePage()).toEqual(['page of first', 'policy of first']);
  await switchTo(folder, second.root);
  expect(await readHomePage()).toEqual(['page of first', 'policy of first']);

  nginx.process.kill('SIGHUP');
  await expect
    .poll(async () => {
      const [page, policy] = await readHomePage();
      expect(policy).toBe(page?.replace('page', 'policy'));
      return page;
    })
    .toBe('page of second');
  for (const id of ['first', 'second'])
    expect(await (await fetch(`${nginx.url}/assets/${id}.js`)).text()).toBe(`script of ${id}`);
});
