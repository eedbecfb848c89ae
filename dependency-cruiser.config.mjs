/**
 * Which folder may import which. All imports point one way, from the contract to the screen:
 *
 *   api → features → pages → app → main.tsx, with components, navigation, content, styles and lib below them all.
 *
 * Layers are told apart by their folder. The comment of a rule is the remedy that the report prints.
 * tests/rules/imports.test.ts breaks each rule once.
 */

/** The layers that the files of a folder of src may import, besides their own. */
const layers = {
  lib: [],
  styles: [],
  content: ['lib'],
  navigation: ['lib', 'content', 'styles'],
  components: ['lib', 'content', 'styles', 'navigation'],
  api: ['lib'],
  features: ['lib', 'content', 'styles', 'navigation', 'components', 'api'],
  pages: ['lib', 'content', 'styles', 'navigation', 'components', 'api', 'features'],
  app: ['lib', 'content', 'styles', 'navigation', 'components', 'api', 'features', 'pages'],
};

/** The features that a feature may import. The graph has no cycle. */
const features = {
  access: ['forms'],
  'address-search': [],
  boards: ['queries'],
  'email-verification': ['forms'],
  forms: [],
  payment: ['access'],
  profile: ['address-search', 'forms'],
  queries: [],
  'sub-screens': ['access', 'queries'],
};

const ours = '^(src|mocks|tools|tests|e2e)/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const layerRules = Object.entries(layers).map(([folder, allowed]) =>
  rule(
    `${folder}-imports-lower-layers`,
    allowed.length
      ? `src/${folder} may import src/{${[folder, ...allowed].join(',')}} alone. Move what both need to one of these.`
      : `src/${folder} imports nothing of ours. Pass the value as a parameter, or move the file to a higher layer.`,
    { path: `^src/${folder}/` },
    { path: ours, pathNot: `^src/(${[folder, ...allowed].join('|')})/` },
  ),
);

const featureRules = Object.entries(features).map(([feature, allowed]) =>
  rule(
    `feature-${feature}`,
    `src/features/${feature} may import of the features ${allowed.join(', ') || 'none'}. Move the shared file to a lower feature, or add the edge to dependency-cruiser.config.mjs where it makes no cycle.`,
    { path: `^src/features/${feature}/` },
    { path: '^src/features/', pathNot: `^src/features/(${[feature, ...allowed].join('|')})/` },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    ...featureRules,
    rule(
      'folders-are-listed',
      'List the folder of src, with the folders that it may import, in dependency-cruiser.config.mjs.',
      { path: ours },
      { path: '^src/[^/]+/', pathNot: `^src/(${Object.keys(layers).join('|')}|embed)/` },
    ),
    rule(
      'embed-stands-alone',
      'Documents below /embed/ run scripts of other services. They import src/embed alone.',
      { path: '^src/embed/' },
      { path: ours, pathNot: '^src/embed/' },
    ),
    rule(
      'early-imports-lib',
      'src/early.ts runs before the first paint. It imports src/lib alone.',
      { path: '^src/early\\.ts$' },
      { path: ours, pathNot: '^src/lib/' },
    ),
    rule(
      'features-are-listed',
      'List the folder, with the features that it imports, in dependency-cruiser.config.mjs.',
      { path: ours },
      { path: '^src/features/', pathNot: `^src/features/(${Object.keys(features).join('|')})/` },
    ),
    rule(
      'pages-stay-apart',
      'A page never imports another page. Move what both need to src/features, or to src/components if it knows no API.',
      { path: '^src/pages/([^/]+)/' },
      { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    ),
    rule(
      'app-imports-page-files',
      'The app takes the *-page files of a page alone. Export what it needs from there.',
      { path: '^src/app/' },
      { path: '^src/pages/', pathNot: '-page\\.tsx$' },
    ),
    rule(
      'generated-code-stands-alone',
      'Generated code imports itself, src/api/request.ts and src/lib/no-eval.ts. Correct codegen.config.ts.',
      { path: '^src/api/generated/' },
      { path: ours, pathNot: '^src/(api/(generated/|request\\.ts$)|lib/no-eval\\.ts$)' },
    ),
    rule(
      'schema-for-client-and-mocks',
      'Import the type from src/api/generated/model: what openapi-typescript writes is for the client and the mocks.',
      {
        pathNot: '^(src/api/(client|openapi-client|generated/[^/]+)\\.ts$|mocks/|tools/verify/|tests/)',
      },
      { path: '^src/api/generated/schema\\.ts$' },
    ),
    rule(
      'openapi-fetch-in-client',
      'Call the API through src/api/client.ts, so that openapi-fetch can be replaced in two files.',
      { path: ours, pathNot: '^src/api/(openapi-)?client\\.ts$' },
      { path: 'node_modules/openapi-fetch/' },
    ),
    rule(
      'one-sanitiser',
      'HTML enters a page through src/lib/html/purify.ts alone. Use it.',
      { path: ours, pathNot: '^src/lib/html/purify\\.ts$' },
      { path: 'node_modules/dompurify/' },
    ),
    rule(
      'mocks-know-the-contract-only',
      'A mock that imports the site would prove the site against itself. Take the value from the contract.',
      { path: '^mocks/', pathNot: '^mocks/generated/' },
      { path: ours, pathNot: '^(mocks/|src/api/generated/schema\\.ts$)' },
    ),
    rule(
      'generated-mocks-stand-alone',
      'Generated mocks import themselves and the types of src/api/generated alone. Correct codegen.config.ts.',
      { path: '^mocks/generated/' },
      { path: ours, pathNot: '^(mocks/generated/|src/api/generated/(schema\\.ts$|model/))' },
    ),
    rule(
      'verify-knows-the-contract-and-the-mock',
      'A verifier that imports the site would prove a server against what the site happens to do. Take it from the contract.',
      { path: '^tools/verify/' },
      {
        path: ours,
        pathNot: '^(tools/(verify/|environment/|dev/start/probe\\.ts$)|mocks/|src/api/generated/schema\\.ts$)',
      },
    ),
    rule(
      'no-verifier-elsewhere',
      'Only tests import the verifier. Take what you need from the contract.',
      { path: '^(src|mocks|e2e|tools/(audit|build|dev|environment))/' },
      { path: '^tools/verify/' },
    ),
    rule(
      'no-mocks-in-the-site',
      'Only src/main.tsx may load the mocks, and only in development.',
      { path: '^src/', pathNot: '^src/main\\.tsx$' },
      { path: '^mocks/' },
    ),
    rule(
      'mocks-are-loaded-late',
      'Load the mocks by `import()`; a static import would put them into the production bundle.',
      { path: '^src/main\\.tsx$' },
      { path: '^mocks/', dynamic: false },
    ),
    rule(
      'site-needs-no-dev-package',
      'What the site ships is a dependency. Move the package to `dependencies` in package.json.',
      { path: '^src/', pathNot: '\\.d\\.ts$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'audit-knows-no-site',
      'The audit looks at the site from outside; it could not find wrong what it takes from the site.',
      { path: '^tools/audit/' },
      { path: '^src/' },
    ),
    rule(
      'audit-in-the-page',
      'What runs in the page imports tools/audit/page and tools/audit/model.ts alone; it is bundled into one script.',
      { path: '^tools/audit/page/' },
      { path: ours, pathNot: '^tools/audit/(page/|model\\.ts$)' },
    ),
    rule(
      'no-audit-elsewhere',
      'Only tests import the audit.',
      { path: '^(src|mocks|tools/(verify|build|dev|environment))/' },
      { path: '^tools/audit/' },
    ),
    rule(
      'no-tools-in-the-site',
      'Tools run in Node. What the site or the mocks need too belongs to src/lib or mocks.',
      { path: '^(src|mocks)/' },
      { path: '^(tools|tests|e2e|openapi)/|^[^/]+\\.config\\.(ts|mjs)$' },
    ),
    rule(
      'no-tests-elsewhere',
      'Only tests import tests. Move the shared part to tools.',
      { path: '^tools/' },
      { path: '^(tests|e2e)/' },
    ),
    rule(
      'build-reads-data',
      'The build reads src/lib, src/content and src/navigation; it loads the screens as a compiled module.',
      { path: '^tools/build/' },
      { path: '^src/', pathNot: '^src/(lib|content|navigation)/' },
    ),
    rule(
      'commands-read-styles',
      'What the commands of tools/dev import of the site is src/styles and src/lib. Take other values from the contract.',
      { path: '^tools/dev/' },
      { path: '^src/', pathNot: '^src/(styles|lib)/' },
    ),
    rule(
      'environment-stands-alone',
      'Every tool reads the environment, so tools/environment imports nothing of ours.',
      { path: '^tools/environment/' },
      { path: ours, pathNot: '^tools/environment/' },
    ),
    rule(
      'no-cycles',
      'Two files that need each other are one idea: merge them, or move the shared part to a third.',
      { path: ours },
      { circular: true },
    ),
    rule(
      'everything-resolves',
      'The import leads nowhere: correct its path. It is the path from the root behind a #, with the ending of the file.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    rule(
      'nothing-is-dead',
      'Neither the site nor its rendering reaches this file: remove it. (The page loads early.ts and frames load embed/.)',
      { path: '^src/(main|prerender)\\.tsx$' },
      {
        path: '^src/',
        pathNot:
          '^src/(api/generated/|embed/|main\\.tsx$|prerender\\.tsx$|content/figures\\.ts$|early\\.ts$)|\\.d\\.ts$',
        reachable: false,
      },
    ),
  ],
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
