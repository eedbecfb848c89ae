/**
 * Who may import whom. Everything points one way, from the contract to the screen; nothing on the right of this chain
 * is imported by anything on its left:
 *
 *   api → blocks → features → app → main.tsx, with lib, styles, content, navigation and ui below them all.
 *
 * Each rule is broken on purpose by a file of tests/rules/fixtures/imports.
 */

/** What the files of a folder of src may import besides their own folder. */
const below = {
  lib: [],
  styles: [],
  content: ['lib'],
  navigation: ['lib', 'content', 'styles'],
  ui: ['lib', 'content', 'styles', 'navigation'],
  api: ['lib'],
  blocks: ['lib', 'content', 'styles', 'navigation', 'ui', 'api'],
  features: ['lib', 'content', 'styles', 'navigation', 'ui', 'api', 'blocks'],
  app: ['lib', 'content', 'styles', 'navigation', 'ui', 'api', 'blocks', 'features'],
};

const ours = '^(src|mocks|verify|tests|e2e|scripts|audit)/';

const oneDirection = Object.entries(below).map(([folder, allowed]) => ({
  name: `${folder}-imports-what-is-below`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: ours, pathNot: `^src/(${[folder, ...allowed].join('|')})/` },
}));

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...oneDirection,
    rule(
      'features-stay-apart',
      'What two features both need goes down to blocks, never sideways.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    rule(
      'app-takes-pages',
      'The public surface of a feature is its *-page files.',
      { path: '^src/app/' },
      { path: '^src/features/', pathNot: '-page\\.tsx$' },
    ),
    rule(
      'generated-code-stands-alone',
      'It imports nothing of ours but the one transport hook, and what keeps zod from compiling code.',
      { path: '^src/api/generated/' },
      { path: ours, pathNot: '^src/(api/(generated/|send\\.ts$)|lib/no-eval\\.ts$)' },
    ),
    rule(
      'schema-for-client-and-mocks',
      'Screens import the types that orval writes; openapi-typescript is to be replaceable in two files.',
      { pathNot: '^(src/api/(client|contract-client|session|refresh|generated/[^/]+)\\.ts$|mocks/|verify/|tests/)' },
      { path: '^src/api/generated/schema\\.ts$' },
    ),
    rule(
      'openapi-fetch-in-client',
      'To be replaceable in two files.',
      { path: ours, pathNot: '^src/api/(contract-)?client\\.ts$' },
      { path: 'node_modules/openapi-fetch/' },
    ),
    rule(
      'one-sanitiser',
      'HTML enters a page through one place.',
      { path: ours, pathNot: '^src/lib/purify\\.ts$' },
      { path: 'node_modules/dompurify/' },
    ),
    rule(
      'mocks-know-the-contract-only',
      'A mock that imports the site would prove the site against itself.',
      { path: '^mocks/' },
      { path: ours, pathNot: '^(mocks/|src/api/generated/schema\\.ts$)' },
    ),
    rule(
      'verify-knows-the-contract-and-the-mock',
      'A verifier that imports the site would prove a server against what the site happens to do.',
      { path: '^verify/' },
      { path: ours, pathNot: '^(verify/|mocks/|scripts/probe\\.ts$|src/api/(config|generated/schema)\\.ts$)' },
    ),
    rule(
      'no-verifier-elsewhere',
      'What others need of it, they need of the contract.',
      { path: '^(src|mocks|scripts|e2e)/' },
      { path: '^verify/' },
    ),
    rule(
      'no-mocks-in-the-site',
      'Only the start of the site may load them, and only in development.',
      { path: '^src/', pathNot: '^src/main\\.tsx$' },
      { path: '^mocks/' },
    ),
    rule(
      'mocks-are-loaded-late',
      'A static import would put them into the production bundle.',
      { path: '^src/main\\.tsx$' },
      { path: '^mocks/', dynamic: false },
    ),
    rule(
      'site-needs-no-dev-package',
      'What the site ships is a dependency.',
      { path: '^src/', pathNot: '\\.d\\.ts$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'audit-knows-no-site',
      'It looks at the site as anybody does; what it takes from the site it could not find wrong.',
      { path: '^audit/' },
      { path: '^src/' },
    ),
    rule(
      'audit-in-the-page',
      'What runs in the page is put there as one script, without what only the other side has.',
      { path: '^audit/page/' },
      { path: ours, pathNot: '^audit/(page/|model\\.ts$)' },
    ),
    rule('nobody-needs-the-audit', 'Only tests do.', { path: '^(src|mocks|scripts)/' }, { path: '^audit/' }),
    rule('no-cycles', 'Two files that need each other are one idea.', { path: ours }, { circular: true }),
    rule(
      'everything-resolves',
      'An import that leads nowhere is not checked. The build itself answers what is virtual.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    rule(
      'nothing-is-dead',
      'A file that neither the site nor its rendering reaches is not part of it. The page loads early.ts by itself, frames their own; the build reads the figures.',
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
