import type { ParseArgsConfig } from 'node:util';

/**
 * An option of a command: that of `parseArgs`, what it does, and the name of its value. `<port>` must be a port number.
 * `alone` is the value of an option without one.
 */
type Option = NonNullable<ParseArgsConfig['options']>[string] & { text: string; value?: string; alone?: string };

/** What the help of a command says. `parameters` are those without a name, all of them required. */
export type Command = {
  purpose: string;
  parameters?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  /** The words after the command, of a call that makes sense. */
  example?: string;
};

const flag = (text: string) => ({ type: 'boolean', default: false, text }) as const;
const value = (value: string, text: string) => ({ type: 'string', value, text }) as const;
const preset = (name: string, preset: string, text: string) =>
  ({ type: 'string', value: name, default: preset, text }) as const;
const sitePort = preset('<port>', '5173', 'The port of the site');

/** The options with which other devices open the site. */
const network = {
  host: {
    ...value(
      '[name]',
      'Serve other devices: on all addresses, on one address, or for a container or tunnel with this name',
    ),
    alone: '0.0.0.0',
  },
  cert: value('<file>', 'A certificate in PEM, to serve HTTPS'),
  key: value('<file>', 'The private key of the certificate'),
} as const;

/** The options of a hybrid of mock and backend. */
const hybrid = {
  mock: value('<names>', 'The operations and tags that the mock answers, and `missing` for those not built yet'),
  real: value('<names>', 'The operations and tags that the server answers in any case'),
} as const;

const tests = {
  'keep-going': flag('Start later stages after a failure too'),
  without: value('<step>', 'Leave a step out, such as --without=build'),
} as const;

/** The commands of package.json that run a program of this project. */
export const commands = {
  start: {
    purpose: 'Runs the site on the mock, or on API_SERVER.',
    options: { port: sitePort, ...network },
    example: '--port 5174',
  },
  preview: {
    purpose: 'Serves the production build with the mock behind it, or with the server at API_SERVER.',
    options: {
      port: { ...sitePort, default: '4173' },
      ...network,
      folder: value('<folder>', 'A build to serve. Default: dist, which is built first if it is not complete'),
    },
    example: '--port 4174',
  },
  'start:prism': {
    purpose: 'Runs the site on Prism, which returns the examples of the contract.',
    options: { port: sitePort, ...network },
    example: '--port 5174',
  },
  'start:backend': {
    purpose: 'Runs the site on a server. The mock can answer a part of the operations.',
    parameters: ['<url>'],
    options: {
      port: sitePort,
      ...network,
      ...hybrid,
      unchecked: flag('Start also when no operation of the server responds yet'),
    },
    example: 'http://127.0.0.1:8080 --mock missing',
  },
  mock: {
    purpose: 'Runs the mock as an HTTP server, alone or together with a server.',
    options: {
      port: preset('<port>', '4010', 'The port; 0 takes any free one'),
      host: preset('<host>', '127.0.0.1', 'The address of this machine'),
      size: preset('<size>', 'ordinary', 'The amount of data: small, ordinary or large'),
      controls: flag('Let tests read the mailed codes and set the clock'),
      backend: value('<url>', 'A server that answers what the next options leave to it'),
      ...hybrid,
    },
    example: '--port 4011 --size large',
  },
  'contract:diff': {
    purpose: 'Lists the changes between two contracts, and whom they break. Each is a file or a git revision.',
    parameters: ['<old>', '<new>'],
    options: { json: flag('Print JSON') },
    example: 'main openapi/openapi.yaml',
  },
  generate: {
    purpose: 'Writes all files that are generated from the contract.',
    options: {
      check: flag('Write nothing, and end with 1 if a generated file is stale'),
      contract: preset('<file>', 'openapi/openapi.yaml', 'Another contract'),
      into: preset('<folder>', '.', 'Another folder'),
    },
    example: '--check',
  },
  docs: { purpose: 'Writes the contract as one page, .cache/docs/index.html.' },
  analyze: { purpose: 'Builds the site and draws the sizes of its modules as a treemap.' },
  types: {
    purpose: 'Checks the types of all code.',
    options: { only: value('<name>', 'One configuration, such as edge for tsconfig.edge.json') },
    example: '--only browser',
  },
  build: {
    purpose: 'Builds the site and renders every page to HTML.',
    options: {
      into: value('<folder>', 'The folder of the build. Default: dist, or dist-demo with --demo'),
      strict: flag('Refuse a site that is not ready for publication; else the output ends with what is missing'),
      demo: flag('Build the demo, which needs no server'),
      base: value('<path>', 'The path of the demo on its host'),
      react: value('development', 'Use the build of React that reports hydration mismatches'),
      edge: flag('Add the worker for Cloudflare Workers, or another host of workerd'),
      compression: preset('<level>', 'best', 'best, or quick for tests'),
    },
    example: '--strict --into dist',
  },
  release: {
    purpose: 'Publishes a build beside the earlier releases. Needs Linux.',
    parameters: ['<folder>'],
    options: {
      reload: value('<command>', 'Makes the web server read its configuration again'),
      build: preset('<folder>', 'dist', 'The build'),
      rollback: flag('Make the previous release current again'),
    },
    example: '/srv/society --reload "nginx -s reload"',
  },
  posts: {
    purpose: 'Writes a page for each of the newest 1,000 public posts of each board, the site map, and the feeds.',
    parameters: ['<folder>'],
    options: { api: value('<url>', 'The server of the API. Required'), all: flag('Write all posts') },
    example: '/srv/society --api https://api.society.example',
  },
  test: { purpose: 'Runs the quick tests, or the named steps of them.', options: tests, example: 'unit contract' },
  'test:full': { purpose: 'Runs the other tests, or the named steps of them.', options: tests, example: 'unit' },
  'test:nightly': { purpose: 'Runs the slow tests, or the named steps.', options: tests, example: '"audit tool"' },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;
