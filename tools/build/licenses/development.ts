import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { licenseText } from './license-text.ts';
import { readNotices } from './notices.ts';

/** The path of the licences, to which the footer links. */
const path = '/licenses.txt';

/**
 * Serves the licences of the dependencies during development. Only a build knows the packages that they bring along, and
 * writes all of them to the same path.
 */
export const developmentLicenses = (): Plugin => ({
  name: 'development-licenses',
  configureServer({ middlewares }) {
    middlewares.use(path, async (_, response) => {
      const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
      const folders = Object.keys(dependencies).map((name) => join('node_modules', name));
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(licenseText(await readNotices(folders)));
    });
  },
});
