/**
 * `npm run build`: builds the site in dist/ and renders every page to HTML. `--into <folder>` selects another folder.
 * `--react development` uses the development build of React, which reports hydration mismatches.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type Manifest } from 'vite';
import type { PageRenderer } from '#src/lib/page-renderer.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { joinSheets, pageAssets } from './prerender/assets.ts';
import { nginxMap, pageFile, robots, sitemap } from './prerender/hosting.ts';
import { pageDocument, type Site } from './prerender/html.ts';
import { pageList } from './prerender/preview.ts';

const { values } = parseArgs({ options: { into: { type: 'string', default: 'dist' }, react: { type: 'string' } } });
const environment = requireEnvironment('production');
const folder = resolve(values.into);
const rendering = resolve('.cache/prerender', values.react ?? 'production');
const define = values.react ? { 'process.env.NODE_ENV': JSON.stringify(values.react) } : {};

const writeBuildFile = async (file: string, text: string) => {
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
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const { renderer } = await import(pathToFileURL(join(rendering, 'prerender.js')).href);
  return { template, manifest, renderer };
}

const { template, manifest, renderer } = await compileSite();
const { pages, renderPage, siteMap, structuredData } = renderer;
const origin = environment.SITE_ORIGIN ?? renderer.site.origin;
const site: Site = { name: renderer.site.name, origin, picture: '/pictures/droplets-1440.jpg', siteMap };

const structuredDataByPath: Record<string, object[]> = {
  '/': [structuredData.organisation],
  '/society': [structuredData.event],
};

for (const page of pages) {
  const rendered = await renderPage(page.address);
  const assets = pageAssets(manifest, rendered.components);
  const styles = await joinSheets(folder, assets.sheets);
  await writeBuildFile(
    pageFile(page),
    pageDocument({ template, page, rendered, assets, styles, site, data: structuredDataByPath[page.path] ?? [] }),
  );
}
// A host without the map serves this page for every unknown path. It is empty, so no wrong content appears first.
await writeBuildFile('fallback.html', template);
await writeBuildFile(pageList, JSON.stringify(pages.map(({ path, menu }) => ({ path, ...(menu ? { menu } : {}) }))));
await writeBuildFile('pages.nginx.conf', nginxMap(pages));
await writeBuildFile('sitemap.xml', sitemap(pages, origin));
await writeBuildFile('robots.txt', robots(origin));
console.log(`build: ${pages.length} pages in ${values.into}/.`);
