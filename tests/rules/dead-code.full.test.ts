import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createScratchFolder, runTool } from './support.ts';

/** A small site that breaks each rule. `inside` is used by its own file only. */
const site: Record<string, string> = {
  'package.json': '{"dependencies": {"zod": "*"}, "scripts": {}, "type": "module"}',
  'src/main.tsx': "import { used } from './lib.ts';\nimport 'react';\nused();\n",
  'src/prerender.tsx': "import './main.tsx';\n",
  'src/lib.ts':
    'export const used = () => inside;\nexport const inside = 1;\nexport type Unused = string;\nexport const unused = 2;\n',
  'src/unused.ts': 'export const nobody = 1;\n',
};

test('knip reports each unused export, type, file and package, and each package that is not listed', async () => {
  const folder = await createScratchFolder();
  await mkdir(join(folder, 'src'));
  for (const [path, text] of Object.entries(site)) await writeFile(join(folder, path), text);
  await copyFile('knip.config.ts', join(folder, 'knip.config.ts'));

  // Git ignores the scratch folder, and most entry files of the configuration do not exist in it.
  const options = ['--no-progress', '--no-gitignore', '--no-config-hints'];
  const { code, stdout } = await runTool('knip', '--directory', folder, ...options);
  const lines = stdout.trim().split('\n');
  expect(lines.map((line) => line.trim().replaceAll(/\s+/g, ' '))).toEqual([
    'Unused files (1)',
    'src/unused.ts',
    'Unused dependencies (1)',
    'zod package.json',
    'Unlisted dependencies (1)',
    'react src/main.tsx:2:8',
    'Unused exports (2)',
    'inside src/lib.ts:2:14',
    'unused src/lib.ts:4:14',
    'Unused exported types (1)',
    'Unused type src/lib.ts:3:13',
  ]);
  expect(code).toBe(1);
});
