/** `npm run build`: builds the site and renders every page to HTML, or builds the demo. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { Page, PageRenderer, RenderedPage } from '#src/lib/page-renderer.ts';
import { parseCommand } from '#tools/command/command-line.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { writeEdgeFiles } from '#tools/hosting/edge/write-edge-files.ts';
import { writeNginxFiles } from '#tools/hosting/nginx/write-nginx-files.ts';
import { createSiteTable, type HostedPage, tableFile } from '#tools/hosting/site-table.ts';
import { feedFiles, sitemapOf, urlElement } from '#tools/posts/index-files.ts';
import { compressFiles } from './compress.ts';
import { embedPolicy } from './embed-document.ts';
import { embedServices } from './embed-services.ts';
import { cutFirstFonts, textOfHtml } from './fonts/first-fonts.ts';
import { licenseText, packageList, readNotices } from './licenses/licenses.ts';
import { pageAssets } from './prerender/assets.ts';
import { pageFile, pageList, postTemplate, robots } from './prerender/hosting.ts';
import { noscriptMenu, notFoundDocument, pageDocument, policyOf, type Site } from './prerender/html.ts';
import { checkPublication, printLines } from './publication.ts';
import { addSiteVersion, readSiteVersion, versionFile } from './site-version.ts';

/** Prints one line with the problem and its remedy, and ends the process with exit code 1. */
function endBuild(message: string): never {
  console.error(`build: ${message}`);
  process.exit(1);
}

const { values } = parseCommand('build');
const { base = '/', into = values.demo ? 'dist-demo' : 'dist' } = values;
if (!values.demo && values.base) endBuild('--base needs --demo. The site itself is at the root of its host.');
if (!/^\/([\w.~-]+\/)*$/.test(base)) endBuild(`--base takes a path such as /society/, not ${base}.`);
if (values.demo) {
  const { buildDemo } = await import('./demo.ts');
  await buildDemo(into, base);
  process.exit();
}
const environment = requireEnvironment('production');
const { missing, advice } = await checkPublication();
if (values.strict && missing.length > 0) endBuild(missing.join('\nbuild: '));
const folder = resolve(into);
// `npm run posts` loads the renderer of the current release. No server sends it.
const rendering = join(folder, 'hosting/renderer');
const define = values.react ? { 'process.env.NODE_ENV': JSON.stringify(values.react) } : {};

const writeBuildFile = async (file: string, text: string | Buffer) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};

/** Ends the build with the lines about wrong content, which Vite wraps into a stack trace. */
function endWithContentError(error: Error): never {
  const lines = /^ContentError: ([\s\S]+?)\n +at /m.exec(error.message)?.[1];
  if (lines) endBuild(lines);
  throw error;
}

/** Compiles the site for browsers, and the renderer of its pages for Node. */
async function compileSite() {
  await build({
    logLevel: 'warn',
    define,
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: 'manifest.json',
      license: { fileName: packageList },
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
      ssr: true,
      rolldownOptions: {
        input: ['src/prerender.tsx', 'src/post-renderer.tsx'],
        output: { codeSplitting: true, entryFileNames: '[name].js' },
      },
    },
    // A release has no node_modules. Its renderer is complete.
    ssr: { noExternal: true },
  });
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await rm(join(folder, 'manifest.json'));
  const version = await readSiteVersion(folder);
  await writeBuildFile(versionFile, JSON.stringify(version));
  const template = addSiteVersion(await readFile(join(folder, 'index.html'), 'utf8'), version);
  const { createRenderer } = await import(pathToFileURL(join(rendering, 'prerender.js')).href);
  const { SOURCE_DATE_EPOCH: seconds } = environment;
  const renderer: PageRenderer = createRenderer(seconds === null ? Date.now() : seconds * 1000);
  return { template, manifest, renderer };
}

const { template, manifest, renderer } = await compileSite().catch(endWithContentError);
const notices = await readNotices(folder).catch((error: Error) => endBuild(error.message));
const { pages, renderPage, siteMap, structuredData } = renderer;
const origin = environment.SITE_ORIGIN ?? renderer.site.origin;
const { name } = renderer.site;
const site: Site = { ...renderer.site, origin, siteMap };

const structuredDataByPath: Record<string, object[]> = {
  '/': [structuredData.organisation],
  '/society': structuredData.event ? [structuredData.event] : [],
};

const renderedPages: { page: Page; rendered: RenderedPage }[] = [];
for (const page of pages) renderedPages.push({ page, rendered: await renderPage(page.address) });

const { fonts, files } = await cutFirstFonts(
  renderedPages.map(({ rendered }) => rendered.html),
  textOfHtml(template.slice(template.indexOf('<body>')) + noscriptMenu(siteMap)),
);
for (const { path, bytes } of files) await writeBuildFile(path, bytes);

const hostedPages: HostedPage[] = [];
for (const [index, { page, rendered }] of renderedPages.entries()) {
  const assets = await pageAssets(folder, manifest, rendered.components);
  const data = structuredDataByPath[page.path] ?? [];
  const parts = { template, page, rendered, assets, font: fonts[index], site, data };
  const { html, policy } = pageDocument(parts);
  const file = pageFile(page);
  await writeBuildFile(file, html);
  if (page.hasPosts)
    await writeBuildFile(postTemplate(page.path), pageDocument({ ...parts, isPostTemplate: true }).html);
  hostedPages.push({ path: page.path, ...(page.menu ? { menu: page.menu } : {}), file, policy });
}
const indexedUrls = pages.flatMap(({ address, description }) => (description ? [urlElement(address, origin)] : []));
// A host without the map serves this page for every unknown path. It is empty, so no wrong content appears first.
await writeBuildFile('fallback.html', template);
const notFoundFile = '404.html';
await writeBuildFile(notFoundFile, notFoundDocument(template, site));
await writeBuildFile(pageList, JSON.stringify(pages.map(({ screen, path, menu }) => ({ screen, path, menu }))));
await writeBuildFile('licenses.txt', licenseText(notices));
await writeBuildFile('sitemap.xml', sitemapOf(indexedUrls));
for (const [path, text] of Object.entries(feedFiles([], origin, name))) await writeBuildFile(path, text);
await writeBuildFile('robots.txt', robots(pages, origin));
const isInternal = (name: string) => name === pageList || name.startsWith('hosting/');
await compressFiles(folder, values.compression === 'quick', isInternal);
const table = createSiteTable({
  pages: hostedPages,
  notFound: { file: notFoundFile, policy: policyOf(template) },
  embeds: embedServices(environment).map((service) => ({
    file: `embed/${service.name}.html`,
    policy: embedPolicy(service),
  })),
  siteOrigin: origin,
  embedOrigin: environment.VITE_EMBED_ORIGIN,
  apiBase: environment.VITE_API_BASE,
});
await writeNginxFiles(folder, table);
if (values.edge) await writeEdgeFiles(folder, table);
// All files exist now. A build without this one counts as interrupted.
await writeBuildFile(tableFile, JSON.stringify(table));
console.log(`build: ${pages.length} pages in ${into}/.`);
printLines('build: not ready for publication. npm run build -- --strict refuses:', missing);
printLines('build: before publication, check:', advice);
