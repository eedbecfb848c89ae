/** Bundles the verifier for its package: one file of JavaScript, the contract, its workflows and the licences. */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { type Notice, readNotice } from '#tools/build/licenses/licenses.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const outputFolder = join(root, 'packages/verify/dist');

/** Returns the folders of the packages whose code is in the bundle. */
function bundledPackages({ inputs }: Metafile): string[] {
  const folders = Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

const formatNotice = ({ name, version, identifier, text }: Notice) =>
  `${'='.repeat(80)}\n${name} ${version}: ${identifier}\n${'='.repeat(80)}\n\n${text}\n`;

/** Builds the files of the package. Existing files are removed first. */
async function bundleVerifier(): Promise<void> {
  await rm(outputFolder, { recursive: true, force: true });
  await mkdir(outputFolder, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['packages/verify/src/command/cli.ts'],
    outfile: join(outputFolder, 'verify.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    banner: {
      // Packages in CommonJS call `require` for modules of Node.
      js: [
        '#!/usr/bin/env node',
        "import { createRequire as createVerifierRequire } from 'node:module';",
        'const require = createVerifierRequire(import.meta.url);',
      ].join('\n'),
    },
  });
  const notices = await Promise.all(
    ['.', ...bundledPackages(metafile)].map((folder) => readNotice(join(root, folder))),
  );
  await writeFile(join(outputFolder, 'licenses.txt'), notices.map(formatNotice).join('\n'));
  await copyFile(join(root, 'mocks/generated/contract.json'), join(outputFolder, 'openapi.json'));
  await copyFile(join(root, 'openapi/workflows.arazzo.yaml'), join(outputFolder, 'workflows.arazzo.yaml'));
}

await bundleVerifier();
