import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** What a page needs of the build: its scripts in the order of their imports, and its style sheets. */
export type Assets = { scripts: string[]; sheets: string[] };

/** `HomePage` stands in a file `home-page.tsx`, as every screen does. */
const componentFile = (component: string) => `/${component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.tsx`;

function findChunk(manifest: Manifest, ending: string): ManifestChunk {
  const found = Object.values(manifest).find(({ src }) => src?.endsWith(ending));
  if (!found) throw new Error(`The build has no chunk of a file ${ending}.`);
  return found;
}

/**
 * @param manifest Vite's list of what was built
 * @param components the names of the components of the screen and its sub-screen
 * @throws Error where the build has no code of such a name
 */
export function pageAssets(manifest: Manifest, components: string[]): Assets {
  const chunks = new Set<ManifestChunk>();
  const addChunk = (chunk: ManifestChunk | undefined) => {
    if (!chunk || chunks.has(chunk)) return;
    for (const name of chunk.imports ?? []) addChunk(manifest[name]);
    chunks.add(chunk);
  };
  addChunk(findChunk(manifest, 'index.html'));
  for (const component of components) addChunk(findChunk(manifest, componentFile(component)));
  const all = [...chunks];
  return { scripts: all.map(({ file }) => file), sheets: [...new Set(all.flatMap(({ css = [] }) => css))] };
}

/** Style sheets as one text for inside a page. @param folder of the build */
export async function joinSheets(folder: string, sheets: readonly string[]): Promise<string> {
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(folder, sheet), 'utf8')));
  return texts.map((text) => text.trim()).join('\n');
}

/** The hash of a text inside a page, as a content security policy names it (CSP Level 3). */
export const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
