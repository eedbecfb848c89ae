/** `npm run analyze`: builds the site and draws the sizes of its modules as a treemap in HTML. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { visualizer } from 'rollup-plugin-visualizer';
import { build } from 'vite';
import { parseCommand } from '#tools/command/command-line.ts';

parseCommand('analyze');

const folder = resolve('.cache/analyze');
const filename = resolve(folder, 'treemap.html');
const title = 'Modules of the site';

await build({
  logLevel: 'warn',
  build: { outDir: resolve(folder, 'site'), emptyOutDir: true },
  plugins: [{ ...visualizer({ filename, title, template: 'treemap', brotliSize: true }), apply: 'build' }],
});
console.log(`analyze: the treemap is ready. Open ${pathToFileURL(filename).href} in a browser.`);
