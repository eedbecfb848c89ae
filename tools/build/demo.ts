/** Builds the demo: the production site with the mock in its service worker, for any static host, also below a path. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { society } from '#src/content/society.ts';
import { paths } from '#src/navigation/paths.ts';
import { feedFiles } from '#tools/posts/index-files.ts';
import { licenseText, packageList, readNotices } from './licenses/licenses.ts';
import { replaceOnce, withoutIndex } from './prerender/html.ts';
import { addSiteVersion, readSiteVersion, versionFile } from './site-version.ts';

/** Matches the start of a text of the site that is the path of a public file. */
const publicPath = /(?<=["'`])\/(?=(?:pictures|docsFile|feeds)\/|(?:marks|favicon)\.svg|licenses\.txt|version\.json)/g;

/** Puts the path of the site on its host before the paths of public files, which Vite changes in HTML and CSS only. */
const publicPaths = (base: string): Plugin => ({
  name: 'demo-public-paths',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/.*\.(tsx?|md)(\?|$)/.test(id) ? { code: code.replaceAll(publicPath, base), map: null } : null,
});

/** The file in which Vite lists the licences of the service worker with their texts. */
const workerLicenses = 'worker-licenses.md';

/** Bundles the service worker with the mock into one script. */
const bundleWorker = (folder: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // A classic script has no `import.meta`. Some browsers have no service workers that are modules.
    define: { 'import.meta.url': 'self.location.href', 'import.meta.env': '{}', 'import.meta.resolve': 'undefined' },
    build: {
      modulePreload: false,
      outDir: folder,
      emptyOutDir: false,
      license: { fileName: workerLicenses },
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: 'mocks/demo/worker.ts',
        output: {
          format: 'iife',
          entryFileNames: 'demo-worker.js',
          codeSplitting: false,
          // MSW keeps cookies there. A worker has no storage of this kind, and the mock sets no cookies.
          banner: 'self.localStorage ??= { getItem: () => null, setItem() {}, removeItem() {} };',
        },
      },
    },
  });

/**
 * Builds the demo. Its pages are not prerendered, because no search engine may index them. Every known path has a file, so
 * that a reload works on each host; `404.html` and the service worker show the others.
 * @param base the path of the site on its host, with a slash at both ends
 */
export async function buildDemo(into: string, base: string): Promise<void> {
  const folder = resolve(into);
  // The demo pays on the page of the mock and reports nothing, whatever the site on the server does.
  Object.assign(process.env, { VITE_API_BASE: `${base}api`, VITE_PAYMENT_ORIGINS: 'self', VITE_REPORT_ADDRESS: '' });
  await build({
    mode: 'demo',
    base,
    logLevel: 'warn',
    plugins: [publicPaths(base)],
    build: { outDir: folder, emptyOutDir: true, license: { fileName: packageList } },
  });
  const notices = await readNotices(folder);
  await bundleWorker(folder);
  const ofWorker = await readFile(join(folder, workerLicenses), 'utf8');
  await rm(join(folder, workerLicenses));
  const version = await readSiteVersion(folder);
  const built = addSiteVersion(await readFile(join(folder, 'index.html'), 'utf8'), version);
  const withPolicy = replaceOnce(built, 'trusted-types dompurify', 'trusted-types dompurify demo');
  const html = replaceOnce(withoutIndex(withPolicy), '<a href="/">', `<a href="${base}">`);
  const texts = {
    ...Object.fromEntries(Object.values(paths).map((path) => [join(path, 'index.html'), html])),
    ...feedFiles([], society.origin, society.name),
    '404.html': html,
    'licenses.txt': `${licenseText(notices)}\n${ofWorker}`,
    'robots.txt': 'User-agent: *\nDisallow: /\n',
    [versionFile]: JSON.stringify(version),
  };
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  console.log(`build: the demo is in ${into}/, for the path ${base} of any static host.`);
}
