import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/**
 * The built files of a page: its scripts, in the order of their imports, its style sheets, and the text of these. The scripts
 * of the site start header and menus. Those of the screen follow.
 */
export type Assets = { siteScripts: string[]; screenScripts: string[]; sheets: string[]; styles: string };

/** Returns the file of a component by the naming rule: `HomePage` is in `home-page.tsx`. */
const componentFile = (component: string) => `/${component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.tsx`;

function findChunk(manifest: Manifest, ending: string): ManifestChunk {
  const found = Object.values(manifest).find(({ src }) => src?.endsWith(ending));
  if (!found) throw new Error(`The build has no chunk for a file ${ending}.`);
  return found;
}

/**
 * Finds the scripts and style sheets of a page.
 * @param folder the folder of the build
 * @param manifest the manifest of Vite's build
 * @param components the names of the components of the screen and its sub-screen
 * @throws Error if the build has no chunk for a component
 */
export async function pageAssets(folder: string, manifest: Manifest, components: string[]): Promise<Assets> {
  const chunks = new Set<ManifestChunk>();
  const addChunk = (chunk: ManifestChunk | undefined) => {
    if (!chunk || chunks.has(chunk)) return;
    for (const name of chunk.imports ?? []) addChunk(manifest[name]);
    chunks.add(chunk);
  };
  addChunk(findChunk(manifest, 'index.html'));
  addChunk(findChunk(manifest, 'src/start.tsx'));
  const siteChunks = chunks.size;
  for (const component of components) addChunk(findChunk(manifest, componentFile(component)));
  const all = [...chunks];
  const scripts = all.map(({ file }) => file);
  const sheets = [...new Set(all.flatMap(({ css = [] }) => css))];
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(folder, sheet), 'utf8')));
  return {
    siteScripts: scripts.slice(0, siteChunks),
    screenScripts: scripts.slice(siteChunks),
    sheets,
    styles: texts.map((text) => text.trim()).join('\n'),
  };
}

/** Returns the hash of an inline script or style, as a content security policy lists it (CSP Level 3). */
export const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
