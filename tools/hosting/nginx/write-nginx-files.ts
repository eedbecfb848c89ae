import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { apiPath, createPagesFile, type HostedBuild } from './pages-file.ts';

const templates = resolve(import.meta.dirname, '../../../hosting/nginx/release');

/** The path in the files of a build. hosting/release.sh replaces it. */
const releasePath = '/path/of/the/release';

/** The file of a build with its pages and policies. The build writes it last. */
export const pagesFile = 'hosting/nginx/pages.conf';

/** Writes the nginx configuration of a build to its folder. @throws Error if a text has no form in this configuration */
export async function writeNginxFiles(folder: string, build: HostedBuild): Promise<void> {
  const pages = createPagesFile(build);
  const into = join(folder, 'hosting/nginx');
  await mkdir(into, { recursive: true });
  for (const name of await readdir(templates)) {
    const text = await readFile(join(templates, name), 'utf8');
    await writeFile(join(into, name), text.replace('location ^~ /api/', `location ^~ ${apiPath(build)}`));
  }
  await writeFile(join(folder, pagesFile), pages);
}

/**
 * Copies the nginx configuration of a build that is not published, with the absolute path of its folder.
 * @param into the folder of the copy
 * @param edit changes the text of a file
 */
export async function copyNginxFiles(folder: string, into: string, edit = (text: string) => text): Promise<void> {
  const from = join(folder, 'hosting/nginx');
  await mkdir(into, { recursive: true });
  for (const name of await readdir(from)) {
    const text = (await readFile(join(from, name), 'utf8')).replaceAll(join(releasePath, 'hosting/nginx'), into);
    await writeFile(join(into, name), edit(text.replaceAll(releasePath, resolve(folder))));
  }
}
