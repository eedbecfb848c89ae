import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { createScratchFolder } from './support.ts';

const { default: config }: { default: IConfiguration } = await import('#dependency-cruiser.config.mjs' as string);
const packageFile = await readFile('package.json', 'utf8');
const features = await readdir('src/features');
const { enhancedResolveOptions, ...options } = config.options ?? {};

/**
 * Checks the imports of folders.
 * @param baseDir the root of the folders
 * @returns the number of modules, and each violation as `rule: from → to`
 */
async function findViolations(folders: string[], baseDir = '.') {
  const ruleSet = { forbidden: config.forbidden };
  const cruiseOptions = { ...options, ruleSet, validate: true, baseDir: join(process.cwd(), baseDir) };
  const { output } = await cruise(folders, cruiseOptions, enhancedResolveOptions);
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: modules.filter(({ source }) => !source.includes('node_modules')).length,
    found: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort(),
  };
}

/** A file that breaks each rule, as path and text. The test also writes the imported files, except a missing module. */
const breaches: Record<string, [path: string, text: string]> = {
  'lib-imports-lower-layers': ['src/lib/breach.ts', "import '#src/components/x.ts';"],
  'styles-imports-lower-layers': ['src/styles/breach.ts', "import '#src/lib/x.ts';"],
  'content-imports-lower-layers': ['src/content/breach.ts', "import '#src/components/x.ts';"],
  'navigation-imports-lower-layers': ['src/navigation/breach.ts', "import '#src/components/x.ts';"],
  'components-imports-lower-layers': ['src/components/breach.ts', "import '#src/api/x.ts';"],
  'api-imports-lower-layers': ['src/api/breach.ts', "import '#src/components/x.ts';"],
  'features-imports-lower-layers': ['src/features/forms/breach.ts', "import '#src/pages/one/x-page.tsx';"],
  'pages-imports-lower-layers': ['src/pages/one/breach.ts', "import '#src/app/x.ts';"],
  'app-imports-lower-layers': ['src/app/breach.ts', "import '#src/main.tsx';"],
  ...Object.fromEntries(
    features.map((feature): [string, [string, string]] => [
      `feature-${feature}`,
      [`src/features/${feature}/breach-of-features.ts`, "import '#src/features/unlisted/x.ts';"],
    ]),
  ),
  'folders-are-listed': ['src/app/breach-of-folders.ts', "import '#src/unlisted/x.ts';"],
  'embed-stands-alone': ['src/embed/breach.ts', "import '#src/lib/x.ts';"],
  'early-imports-lib': ['src/early.ts', "import '#src/api/x.ts';"],
  'features-are-listed': ['src/app/breach-of-list.ts', "import '#src/features/unlisted/x.ts';"],
  'no-page-imports-a-page': ['src/pages/two/breach.ts', "import '#src/pages/one/x-page.tsx';"],
  'app-imports-page-files': ['src/app/breach-of-pages.ts', "import '#src/pages/one/inside.ts';"],
  'generated-code-stands-alone': ['src/api/generated/breach.ts', "import '#src/api/x.ts';"],
  'schema-for-client-and-mocks': [
    'src/features/forms/breach-of-schema.ts',
    "import type { X } from '#src/api/generated/schema.ts';",
  ],
  'example-backend-stands-alone': ['packages/verify/example-backend/breach.ts', "import '#mocks/x.ts';"],
  'openapi-fetch-in-client': ['src/api/breach-of-client.ts', "import 'openapi-fetch';"],
  'html-through-one-sanitiser': ['src/components/breach-of-sanitiser.ts', "import 'dompurify';"],
  'swiper-in-carousel': ['src/components/breach-of-swiper.ts', "import 'swiper';"],
  'swiper-is-lazy-loaded': ['src/components/carousel/breach.ts', "import './swiper.ts';"],
  'one-dialog': ['src/components/breach-of-dialog.ts', "import 'react-aria-components/Modal';"],
  'mocks-import-the-contract-only': ['mocks/breach.ts', "import '#src/lib/x.ts';"],
  'panel-imports-the-client': ['mocks/panel/breach.ts', "import '#src/lib/x.ts';"],
  'generated-mocks-stand-alone': ['mocks/generated/breach.ts', "import '#src/api/x.ts';"],
  'verify-imports-the-contract': ['packages/verify/src/breach.ts', "import '#tools/build/x.ts';"],
  'site-imports-no-package': ['tools/build/breach.ts', "import '../../packages/verify/src/x.ts';"],
  'package-imports-no-package': ['packages/audit/test/breach.ts', "import '../../verify/src/x.ts';"],
  'no-mocks-in-the-site': ['src/app/breach-of-mocks.ts', "import '#mocks/x.ts';"],
  'mocks-are-lazy-loaded': ['src/main.tsx', "import '#mocks/x.ts';"],
  'site-needs-no-dev-package': ['src/lib/breach-of-packages.ts', "import 'fast-check';"],
  'audit-imports-no-site': ['packages/audit/src/breach.ts', "import '#tools/build/x.ts';"],
  'audit-page-script-stands-alone': ['packages/audit/src/page/breach.ts', "import '../run/x.ts';"],
  'no-tools-in-the-site': ['mocks/breach-of-tools.ts', "import '#tools/build/x.ts';"],
  'no-tests-elsewhere': ['tools/build/breach-of-tests.ts', "import '#tests/x.ts';"],
  'build-reads-data': ['tools/build/breach-of-site.ts', "import '#src/components/x.ts';"],
  'commands-read-styles': ['tools/dev/breach.ts', "import '#src/api/x.ts';"],
  'environment-stands-alone': ['tools/environment/breach.ts', "import '#src/lib/x.ts';"],
  'no-cycles': ['src/lib/circle-a.ts', "import './circle-b.ts';"],
  'imports-resolve': ['src/lib/breach-of-nothing.ts', "import './nowhere.ts';"],
  'no-unreachable-files': ['src/lib/dead.ts', ''],
};

const soundFiles: Record<string, string> = {
  'package.json': packageFile,
  'src/components/carousel/swiper.ts': '',
  'src/lib/circle-b.ts': "import './circle-a.ts';",
  'src/pages/one/inside.ts': '',
  'src/pages/one/x-page.tsx': '',
  'src/features/unlisted/x.ts': '',
  'src/unlisted/x.ts': '',
  'tests/x.ts': '',
  'src/api/generated/schema.ts': 'export type X = string;',
  'mocks/x.ts': '',
  'packages/verify/src/x.ts': '',
  'packages/audit/src/run/x.ts': '',
  'tools/build/x.ts': '',
  ...Object.fromEntries(['lib', 'components', 'api', 'app'].map((folder) => [`src/${folder}/x.ts`, ''])),
};

test('no import of the repository breaks a rule', async () => {
  const { modules, found } = await findViolations(['src', 'mocks', 'tools', 'packages', 'tests', 'e2e']);
  expect(found).toEqual([]);
  expect(modules).toBeGreaterThan(1000);
});

test('each rule reports the file that breaks it', async () => {
  expect(Object.keys(breaches).sort()).toEqual(config.forbidden?.map(({ name }) => name).sort());
  const folder = await createScratchFolder();
  const files = { ...soundFiles, ...Object.fromEntries(Object.values(breaches)) };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { found } = await findViolations(['src', 'mocks', 'tools', 'packages'], folder);
  for (const [rule, [path]] of Object.entries(breaches)) {
    expect(found).toContainEqual(expect.stringContaining(`${rule}: ${path} → `));
  }
});
