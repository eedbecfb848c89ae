import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { apiPath, createPagesFile, type HostedBuild } from './pages-file.ts';

const templates = resolve(import.meta.dirname, '../../../hosting/nginx/release');

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
