import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  apiDefaults,
  apiHeaders,
  filePaths,
  type HeaderRule,
  mediaTypes,
  refusedApiPaths,
  siteHeaders,
  visitorClaims,
} from '#tools/hosting/rules.ts';
import type { SiteTable } from '#tools/hosting/site-table.ts';
import { createPagesFile } from './pages-file.ts';
import { nginxRegex, nginxString, nginxVariable } from './syntax.ts';

const templates = resolve(import.meta.dirname, '../../../hosting/nginx/release');

const addHeaders = (headers: readonly (readonly [name: string, value: string])[]) =>
  headers.map(([name, value]) => `add_header ${name} ${value} always;\n`).join('');

/** Returns the header of a rule, with the variable of its map if it has cases. */
const headerOf = ({ name, value, cases }: HeaderRule) =>
  [name, cases ? nginxVariable('site', name) : nginxString(value)] as const;

/** Returns the values of the templates' placeholders. */
const placeholders = ({ apiPath, maxBodyBytes }: SiteTable): Readonly<Record<string, string>> => ({
  API_PATH: apiPath,
  MAX_BODY: String(maxBodyBytes),
  FILE_PATHS: nginxRegex(filePaths, ''),
  REFUSED_API_PATHS: nginxRegex(refusedApiPaths, ''),
  MEDIA_TYPES: Object.entries(mediaTypes)
    .map(([end, type]) => `${nginxString(type)} ${end};`)
    .join('\n  '),
  COMPRESSED_TYPES: ['html', 'xml', 'atom'].map((end) => nginxString(mediaTypes[end] ?? '')).join(' '),
  SITE_HEADERS: addHeaders(siteHeaders.map(headerOf)),
  API_HEADERS: addHeaders([
    ...apiHeaders.map(headerOf),
    ...[...Object.keys(apiDefaults), 'Cache-Control'].map((name) => [name, nginxVariable('site_api', name)] as const),
  ]),
  VISITOR_CLAIMS: visitorClaims.map((name) => `proxy_set_header ${name} "";`).join('\n'),
});

/** Writes the nginx configuration of a build to its folder. @throws Error if a text has no form in this configuration */
export async function writeNginxFiles(folder: string, table: SiteTable): Promise<void> {
  const values = placeholders(table);
  const into = join(folder, 'hosting/nginx');
  await mkdir(into, { recursive: true });
  for (const name of await readdir(templates)) {
    const text = await readFile(join(templates, name), 'utf8');
    await writeFile(
      join(into, name),
      text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? ''),
    );
  }
  await writeFile(join(into, 'pages.conf'), createPagesFile(table));
}
