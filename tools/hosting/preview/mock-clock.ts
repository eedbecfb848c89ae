import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { policyHash } from '#tools/build/prerender/assets.ts';
import { replaceOnce } from '#tools/build/prerender/html.ts';
import { tableFile } from '#tools/hosting/create-table.ts';
import type { HostingTable } from '#tools/hosting/table.ts';

/** Returns the script that moves the clock of a page. @param shiftMs added to the time of the computer */
const clockScript = (shiftMs: number) =>
  `Date=new Proxy(Date,{construct:(d,a,n)=>Reflect.construct(d,a.length?a:[d.now()+${shiftMs}],n),get:(d,k)=>k==="now"?()=>d.now()+${shiftMs}:Reflect.get(d,k)})`;

/**
 * Gives all pages of a copied build the clock of the mock, which starts in another year. Otherwise the page would offer
 * fees and events that the mock refuses. A build never contains this script.
 * @param folder the folder of the copy
 */
export async function setClockOfPages(folder: string, table: HostingTable, shiftMs: number): Promise<void> {
  const script = clockScript(shiftMs);
  const allowScript = (policy: string) => replaceOnce(policy, 'script-src ', `script-src ${policyHash(script)} `);
  for (const file of new Set([...table.pages, table.notFound].map((page) => page.file))) {
    const path = join(folder, file);
    const html = allowScript(await readFile(path, 'utf8'));
    await writeFile(path, replaceOnce(html, /(?<=<meta charset="utf-8" \/>)/, `<script>${script}</script>`));
    for (const { suffix } of table.encodings) await rm(path + suffix, { force: true });
  }
  const pages = table.pages.map((page) => ({ ...page, policy: allowScript(page.policy) }));
  const notFound = { ...table.notFound, policy: allowScript(table.notFound.policy) };
  await writeFile(join(folder, tableFile), JSON.stringify({ ...table, pages, notFound }));
}
