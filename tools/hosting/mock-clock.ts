import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { policyHash } from '#tools/build/prerender/assets.ts';
import { pageFile, pageList } from '#tools/build/prerender/hosting.ts';
import { replaceOnce } from '#tools/build/prerender/html.ts';
import { pagesFile } from './nginx/write-nginx-files.ts';

/** Returns the script that moves the clock of a page. @param shiftMs added to the time of the computer */
const clockScript = (shiftMs: number) =>
  `Date=new Proxy(Date,{construct:(d,a,n)=>Reflect.construct(d,a.length?a:[d.now()+${shiftMs}],n),get:(d,k)=>k==="now"?()=>d.now()+${shiftMs}:Reflect.get(d,k)})`;

/**
 * Gives all pages of a copied build the clock of the mock, which starts in another year. Otherwise the page would offer
 * fees and events that the mock refuses. A build never contains this script.
 * @param folder the folder of the copy
 */
export async function setClockOfPages(folder: string, shiftMs: number): Promise<void> {
  const script = clockScript(shiftMs);
  const allowScript = (text: string) => text.replaceAll(/(?<=[" ]script-src )/g, `${policyHash(script)} `);
  const pages: Parameters<typeof pageFile>[0][] = JSON.parse(await readFile(join(folder, pageList), 'utf8'));
  for (const file of [...pages.map(pageFile), '404.html']) {
    const path = join(folder, file);
    const html = allowScript(await readFile(path, 'utf8'));
    await writeFile(path, replaceOnce(html, /(?<=<meta charset="utf-8" \/>)/, `<script>${script}</script>`));
    for (const suffix of ['.br', '.gz']) await rm(path + suffix, { force: true });
  }
  await writeFile(join(folder, pagesFile), allowScript(await readFile(join(folder, pagesFile), 'utf8')));
}
