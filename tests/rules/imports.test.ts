import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { scratchFolder } from './support';

const { default: config }: { default: IConfiguration } = await import('../../dependency-cruiser.config.mjs' as string);
const { enhancedResolveOptions, ...options } = config.options ?? {};

/** Reads folders below a root and returns what breaks a rule there. */
async function violations(folders: string[], baseDir = '.') {
  const ruleSet = { forbidden: config.forbidden };
  const given = { ...options, ruleSet, validate: true, baseDir: join(process.cwd(), baseDir) };
  const { output } = await cruise(folders, given, enhancedResolveOptions);
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: modules.filter(({ source }) => !source.includes('node_modules')).length,
    found: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort(),
  };
}

/** For each rule a file that breaks it, as path and text. What they import is made, unless it is missing on purpose. */
const breaches: Record<string, [path: string, text: string]> = {
  'lib-imports-what-is-below': ['src/lib/breach.ts', "import '../ui/x';"],
  'styles-imports-what-is-below': ['src/styles/breach.ts', "import '../lib/x';"],
  'content-imports-what-is-below': ['src/content/breach.ts', "import '../ui/x';"],
  'navigation-imports-what-is-below': ['src/navigation/breach.ts', "import '../ui/x';"],
  'ui-imports-what-is-below': ['src/ui/breach.ts', "import '../api/x';"],
  'api-imports-what-is-below': ['src/api/breach.ts', "import '../ui/x';"],
  'blocks-imports-what-is-below': ['src/blocks/breach.ts', "import '../features/one/x-page';"],
  'features-imports-what-is-below': ['src/features/one/breach.ts', "import '../../app/x';"],
  'app-imports-what-is-below': ['src/app/breach.ts', "import '../main';"],
  'features-stay-apart': ['src/features/two/breach.ts', "import '../one/x-page';"],
  'app-takes-pages': ['src/app/breach-of-pages.ts', "import '../features/one/inside';"],
  'generated-code-stands-alone': ['src/api/generated/breach.ts', "import '../x';"],
  'schema-for-client-and-mocks': [
    'src/blocks/breach-of-schema.ts',
    "import type { X } from '../api/generated/schema';",
  ],
  'openapi-fetch-in-client': ['src/api/breach-of-client.ts', "import 'openapi-fetch';"],
  'one-sanitiser': ['src/ui/breach-of-sanitiser.ts', "import 'dompurify';"],
  'mocks-know-the-contract-only': ['mocks/breach.ts', "import '../src/lib/x';"],
  'verify-knows-the-contract-and-the-mock': ['verify/breach.ts', "import '../src/lib/x';"],
  'no-verifier-elsewhere': ['scripts/breach.ts', "import '../verify/x';"],
  'no-mocks-in-the-site': ['src/app/breach-of-mocks.ts', "import '../../mocks/x';"],
  'mocks-are-loaded-late': ['src/main.tsx', "import '../mocks/x';"],
  'site-needs-no-dev-package': ['src/lib/breach-of-packages.ts', "import 'fast-check';"],
  'audit-knows-no-site': ['audit/breach.ts', "import '../src/lib/x';"],
  'audit-in-the-page': ['audit/page/breach.ts', "import '../run/x';"],
  'nobody-needs-the-audit': ['mocks/breach-of-audit.ts', "import '../audit/run/x';"],
  'no-cycles': ['src/lib/circle-a.ts', "import './circle-b';"],
  'everything-resolves': ['src/lib/breach-of-nothing.ts', "import './nowhere';"],
  'nothing-is-dead': ['src/lib/dead.ts', ''],
};

const sound: Record<string, string> = {
  'src/lib/circle-b.ts': "import './circle-a';",
  'src/features/one/inside.ts': '',
  'src/features/one/x-page.tsx': '',
  'src/api/generated/schema.ts': 'export type X = string;',
  'mocks/x.ts': '',
  'verify/x.ts': '',
  'audit/run/x.ts': '',
  ...Object.fromEntries(['lib', 'ui', 'api', 'app'].map((folder) => [`src/${folder}/x.ts`, ''])),
};

test('the site, the mocks and the tools import in one direction', async () => {
  const { modules, found } = await violations(['src', 'mocks', 'verify', 'audit']);
  expect(found).toEqual([]);
  expect(modules).toBeGreaterThan(200);
});

test('each rule is broken by a file that breaks it', async () => {
  expect(Object.keys(breaches).sort()).toEqual(config.forbidden?.map(({ name }) => name).sort());
  const folder = await scratchFolder();
  const files = { ...sound, ...Object.fromEntries(Object.values(breaches)) };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { found } = await violations(['src', 'mocks', 'verify', 'audit', 'scripts'], folder);
  for (const [rule, [path]] of Object.entries(breaches)) {
    expect(found).toContainEqual(expect.stringContaining(`${rule}: ${path} → `));
  }
});
