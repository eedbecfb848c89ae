/**
 * `npm run build`: builds the site in dist/ and renders every page to HTML. `--into <folder>` selects another folder.
 * `--react development` uses the development build of React, which reports hydration mismatches.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type Manifest } from 'vite';
import type { Page, PageRenderer, RenderedPage } from '#src/lib/page-renderer.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { firstRequestScript } from './first-request.ts';
import { cutFirstFonts, textOfHtml } from './fonts/first-fonts.ts';
import { joinSheets, pageAssets } from './prerender/assets.ts';
import { nginxMap, pageFile, robots, sitemap } from './prerender/hosting.ts';
import { noscriptMenu, pageDocument, type Site } from './prerender/html.ts';
import { pageList } from './prerender/preview.ts';
import { addSiteVersion, readSiteVersion, versionFile } from './site-version.ts';

const { values } = parseArgs({ options: { into: { type: 'string', default: 'dist' }, react: { type: 'string' } } });
const environment = requireEnvironment('production');
const folder = resolve(values.into);
const rendering = resolve('.cache/prerender', values.react ?? 'production');
const define = values.react ? { 'process.env.NODE_ENV': JSON.stringify(values.react) } : {};

const writeBuildFile = async (file: string, text: string | Buffer) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};

/** Compiles the site for browsers, and the renderer of its pages for Node. */
async function compileSite(): Promise<{
  template: string;
  manifest: Manifest;
  renderer: PageRenderer;
}> {
  await build({
    logLevel: 'warn',
    define,
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: 'manifest.json',
      chunkSizeWarningLimit: values.react ? 2000 : 500,
    },
  });
  await build({
    logLevel: 'warn',
    define,
    publicDir: false,
    build: {
      outDir: rendering,
      emptyOutDir: true,
      ssr: 'src/prerender.tsx',
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await rm(join(folder, 'manifest.json'));
  const version = await readSiteVersion(folder);
  await writeBuildFile(versionFile, JSON.stringify(version));
  const template = addSiteVersion(await readFile(join(folder, 'index.html'), 'utf8'), version);
  const { renderer } = await import(pathToFileURL(join(rendering, 'prerender.js')).href);
  return { template, manifest, renderer };
}

const { template, manifest, renderer } = await compileSite();
const { firstReads, pages, renderPage, siteMap, structuredData } = renderer;
const origin = environment.SITE_ORIGIN ?? renderer.site.origin;
const site: Site = { name: renderer.site.name, origin, picture: '/pictures/droplets-1440.jpg', siteMap };

const structuredDataByPath: Record<string, object[]> = {
  '/': [structuredData.organisation],
  '/society': [structuredData.event],
};

const firstRequests = new Map<string, string>();
for (const [path, read] of Object.entries(firstReads)) {
  firstRequests.set(path, await firstRequestScript(path, read, environment.ENV_FILES));
}

const renderedPages: { page: Page; rendered: RenderedPage }[] = [];
for (const page of pages) renderedPages.push({ page, rendered: await renderPage(page.address) });

const { fonts, files } = await cutFirstFonts(
  renderedPages.map(({ rendered }) => rendered.html),
  textOfHtml(template.slice(template.indexOf('<body>')) + noscriptMenu(siteMap)),
);
for (const { path, bytes } of files) await writeBuildFile(path, bytes);

for (const [index, { page, rendered }] of renderedPages.entries()) {
  const assets = pageAssets(manifest, rendered.components);
  const styles = await joinSheets(folder, assets.sheets);
  const data = structuredDataByPath[page.path] ?? [];
  const font = fonts[index];
  const firstRequest = firstRequests.get(page.path) ?? null;
  const parts = { template, page, rendered, assets, styles, font, site, data, firstRequest };
  await writeBuildFile(pageFile(page), pageDocument(parts));
}
// A host without the map serves this page for every unknown path. It is empty, so no wrong content appears first.
await writeBuildFile('fallback.html', template);
await writeBuildFile(pageList, JSON.stringify(pages.map(({ path, menu }) => ({ path, ...(menu ? { menu } : {}) }))));
await writeBuildFile('pages.nginx.conf', nginxMap(pages));
await writeBuildFile('sitemap.xml', sitemap(pages, origin));
await writeBuildFile('robots.txt', robots(origin));
console.log(`build: ${pages.length} pages in ${values.into}/.`);
