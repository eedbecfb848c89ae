/**
 * Defines which folder may import which. All imports have one direction:
 *
 *   api → forms → features → pages → app → main.tsx, with components, navigation, content, styles and lib below all of them.
 *
 * src/content also knows the enums of the contract, so that a missing value is a type error.
 * A layer is a folder. The comment of a rule is the remedy, which the report prints.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** The layers that each folder of src may import, except itself. */
const layers = {
  lib: [],
  styles: [],
  content: ['lib', 'api/generated/model'],
  navigation: ['lib', 'content', 'styles'],
  components: ['lib', 'content', 'styles', 'navigation'],
  api: ['lib'],
  forms: ['lib', 'styles', 'components', 'api'],
  features: ['lib', 'content', 'styles', 'navigation', 'components', 'api', 'forms'],
  pages: ['lib', 'content', 'styles', 'navigation', 'components', 'api', 'forms', 'features'],
  app: ['lib', 'content', 'styles', 'navigation', 'components', 'api', 'forms', 'features', 'pages'],
};

/** The features that a feature may import. The graph has no cycle. */
const features = {
  access: [],
  'address-search': [],
  boards: ['queries'],
  'email-verification': [],
  events: [],
  payment: ['access', 'events'],
  profile: ['address-search'],
  queries: [],
  'sub-screens': ['access', 'queries'],
};

/**
 * The packages of the repository. Those of a purpose that is not installed cannot be resolved; knip checks that
 * package.json lists each imported package.
 */
const packagesOf = (path) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
};
const packages = ['.', ...readdirSync('packages').map((name) => `packages/${name}`)].flatMap((folder) =>
  packagesOf(`${folder}/package.json`),
);

const projectFiles = '^(src|mocks|packages|tools|tests|e2e)/';

const anyOf = (names) => `(${names.join('|')})`;

const layerRules = Object.entries(layers).map(([folder, lower]) => {
  const allowed = [folder, ...lower];
  const comment = `src/${folder} may import only src/{${allowed.join(',')}}. Move the shared part there, pass the value as a parameter, or move this file to a higher layer.`;
  const to = { path: projectFiles, pathNot: `^src/${anyOf(allowed)}/` };
  return [`${folder}-imports-lower-layers`, [comment, { path: `^src/${folder}/` }, to]];
});

const featureRules = Object.entries(features).map(([feature, allowed]) => [
  `feature-${feature}`,
  [
    `src/features/${feature} may import these features: ${allowed.join(', ') || 'none'}. Move the shared file to a lower feature, or list the import in tools/config/dependency-cruiser.config.mjs if it makes no cycle.`,
    { path: `^src/features/${feature}/` },
    { path: '^src/features/', pathNot: `^src/features/${anyOf([feature, ...allowed])}/` },
  ],
]);

const folders = [
  'embed',
  ...Object.keys(layers).filter((layer) => layer !== 'features'),
  ...Object.keys(features).map((feature) => `features/${feature}`),
];

/** The other rules by name: the comment, who must not import, and what. */
const rules = {
  'folders-are-listed': [
    'List the folder, with the folders that it may import, in tools/config/dependency-cruiser.config.mjs.',
    { path: projectFiles },
    { path: '^src/(features/)?[^/]+/', pathNot: `^src/${anyOf(folders)}/` },
  ],
  'embed-stands-alone': [
    'Documents below /embed/ run scripts of other services. They import only src/embed.',
    { path: '^src/embed/' },
    { path: projectFiles, pathNot: '^src/embed/' },
  ],
  'early-imports-lib': [
    'src/early.ts runs before the first paint. It imports only src/lib.',
    { path: '^src/early\\.ts$' },
    { path: projectFiles, pathNot: '^src/lib/' },
  ],
  'no-page-imports-a-page': [
    'A page never imports another page. Move the shared part to src/features, or to src/components if it does not use the API.',
    { path: '^src/pages/([^/]+)/' },
    { path: '^src/pages/', pathNot: '^src/pages/$1/' },
  ],
  'app-imports-page-files': [
    'The app imports only the *-page files of a page. Export the value there.',
    { path: '^src/app/' },
    { path: '^src/pages/', pathNot: '-page\\.tsx$' },
  ],
  'schema-for-client-and-mocks': [
    'Import the type from src/api/generated/model. Only code that needs all operations uses openapi-typescript.',
    {
      pathNot:
        '^(src/api/(client|mutation-options|generated/[^/]+)\\.ts$|mocks/|packages/verify/|tools/hosting/nginx/pages-file\\.ts$|tests/)',
    },
    { path: '^src/api/generated/schema\\.ts$' },
  ],
  'example-backend-stands-alone': [
    'The example backend knows the contract only. Read the value from openapi/, or write it again.',
    { path: '^packages/verify/example-backend/' },
    { path: projectFiles, pathNot: '^packages/verify/example-backend/' },
  ],
  'openapi-fetch-in-client': [
    'Call the API through src/api/client.ts, so that openapi-fetch can be replaced in one file.',
    { path: projectFiles, pathNot: '^src/api/client\\.ts$' },
    { path: 'node_modules/openapi-fetch/' },
  ],
  'html-through-one-sanitiser': [
    'Only src/lib/html/purify.ts adds HTML to a page. Use it.',
    { path: projectFiles, pathNot: '^src/lib/html/purify\\.ts$' },
    { path: 'node_modules/dompurify/' },
  ],
  'swiper-in-carousel': [
    'A carousel is src/components/carousel. Use its hooks, which load Swiper after the first paint.',
    { path: projectFiles, pathNot: '^src/components/carousel/' },
    { path: 'node_modules/swiper/' },
  ],
  'one-dialog': [
    'A dialog is src/components/overlays/dialog.tsx. Use it, or give it another variant.',
    { path: projectFiles, pathNot: '^src/components/overlays/dialog\\.tsx$' },
    { path: 'node_modules/react-aria-components/.*/(Dialog|Modal)\\.' },
  ],
  'mocks-import-the-contract-only': [
    'A mock that imports the site would compare the site with itself. Import the value from the contract.',
    { path: '^mocks/', pathNot: '^mocks/(panel/|demo/bar\\.ts$)' },
    { path: projectFiles, pathNot: '^(mocks/|src/api/generated/(schema\\.ts$|constants\\.ts$|model/))' },
  ],
  'panel-imports-the-client': [
    'The panel and the bar of the demo import only the typed client, its errors and the constants of the contract from the site. Pass other values.',
    { path: '^mocks/(panel/|demo/bar\\.ts$)' },
    { path: projectFiles, pathNot: '^(mocks/|src/api/(generated/(schema|constants)|client|errors)\\.ts$)' },
  ],
  'verify-imports-the-contract': [
    'The verifier is a package of its own. Read the value from the contract with packages/verify/src/contract. Only the mode --mock and the sample documents come from the mocks.',
    { path: '^packages/verify/src/' },
    {
      path: projectFiles,
      pathNot:
        '^(packages/verify/src/|tools/(environment/nearest-name|dev/start/server-messages)\\.ts$|mocks/(card/payment-page|files/(office|padded-files)|seed/members)\\.ts$|src/api/generated/schema\\.ts$)',
    },
  ],
  'site-imports-no-package': [
    'The site, its tools and its tests do not import a package. Move the shared part to e2e/support, mocks or tools.',
    { path: '^(src|mocks|tools|tests|e2e)/', pathNot: '^tools/dev/start/(audit|verify)\\.ts$' },
    { path: '^packages/' },
  ],
  'package-imports-no-package': [
    'A package does not import another one. Move the shared part to openapi, mocks or e2e/support.',
    { path: '^packages/([^/]+)/' },
    { path: '^packages/', pathNot: '^packages/$1/' },
  ],
  'no-mocks-in-the-site': [
    'Only src/start.tsx may load the mocks, and only in development.',
    { path: '^src/', pathNot: '^src/start\\.tsx$' },
    { path: '^mocks/' },
  ],
  'site-needs-no-dev-package': [
    'The site may import only packages in `dependencies` of package.json. Move the package there.',
    { path: '^src/', pathNot: '\\.d\\.ts$' },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ],
  'audit-imports-no-site': [
    'The audit must not import the site, because it could not detect errors in imported values. It may import the paths of operations, the boards of the contract, sample documents, and the helpers of journeys.',
    { path: '^packages/audit/src/' },
    {
      path: projectFiles,
      pathNot:
        '^(packages/audit/src/|e2e/support/|src/api/generated/model/boardType\\.ts$|mocks/(generated/operations|files/office)\\.ts$|tools/(environment/nearest-name|dev/setup/browser)\\.ts$)',
    },
  ],
  'audit-page-script-stands-alone': [
    'The page script of the audit imports only its own folder and model.ts, because it is bundled into one file.',
    { path: '^packages/audit/src/page/' },
    { path: projectFiles, pathNot: '^packages/audit/src/(page/|model\\.ts$)' },
  ],
  'no-tools-in-the-site': [
    'Tools run in Node. Move the shared part to src/lib or mocks.',
    { path: '^(src|mocks)/' },
    {
      path: '^(packages|tools|tests|e2e|openapi)/|^[^/]+\\.config\\.(ts|mjs)$',
      pathNot: '^openapi/json-pointer\\.ts$',
    },
  ],
  'no-tests-elsewhere': [
    'Only tests import tests. Move the shared part to tools.',
    { path: '^tools/', pathNot: '^tools/dev/test/' },
    { path: '^(tests|e2e)/' },
  ],
  'build-reads-data': [
    'The build imports only src/lib, src/content and src/navigation. It loads the screens as a compiled module.',
    { path: '^tools/build/' },
    { path: '^src/', pathNot: '^src/(lib|content|navigation)/' },
  ],
  'commands-import-no-site': [
    'The commands of tools/dev import nothing of the site. Import the value from the contract.',
    { path: '^tools/dev/' },
    { path: '^src/' },
  ],
  'environment-stands-alone': [
    'Every tool imports tools/environment, so it must not import other folders.',
    { path: '^tools/environment/' },
    { path: projectFiles, pathNot: '^tools/environment/' },
  ],
  'no-cycles': [
    'The import makes a cycle. Merge the files, or move the shared part to a third file.',
    { path: projectFiles },
    { circular: true },
  ],
  'imports-resolve': [
    'The import does not resolve. Correct its path: from the root after a #, with the file extension.',
    {},
    { couldNotResolve: true, pathNot: ['^virtual:', `^${anyOf(packages)}(/|$)`] },
  ],
  'no-unreachable-files': [
    'None of src/main.tsx, src/early.ts, src/prerender.tsx and src/reports.ts imports this file. Remove it.',
    { path: '^src/(early|main|post-renderer|prerender|reports)\\.tsx?$' },
    {
      path: '^src/',
      pathNot:
        '^src/(api/generated/|embed/|main\\.tsx$|(post-renderer|prerender)\\.tsx$|reports\\.ts$|content/figures\\.ts$|early\\.ts$)|\\.d\\.ts$',
      reachable: false,
    },
  ],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...layerRules, ...featureRules, ...Object.entries(rules)].map(([name, [comment, from, to]]) => ({
    name,
    comment,
    severity: 'error',
    from,
    to,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
