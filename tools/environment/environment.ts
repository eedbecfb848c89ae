/** Defines and validates every environment variable. All tools read the variables only through this module. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import * as kinds from './kinds.ts';
import { nearestName } from './nearest-name.ts';
import { optional, service, type Variable, withDefault } from './variable.ts';

/** The variables, in the order of .env.example. */
export const variables = {
  API_SERVER: optional(kinds.server, {
    about: 'The server behind /api for npm start and the preview. Without it, npm start runs on the mock.',
    example: 'http://127.0.0.1:8080',
    reader: 'start',
  }),
  VITE_API_BASE: withDefault('/api', kinds.base, {
    about: 'The base URL of the API.',
    example: '/api',
    reader: 'site',
  }),
  VITE_CLIENT_SECRET: withDefault('hanbit-web', kinds.headerValue, {
    about: 'The header ClientSecret. It identifies this website and is public. start:backend and verify send it too.',
    example: 'hanbit-web',
    whenUnset: "The site identifies itself with the example, which the society's server may refuse.",
    reader: 'site',
  }),
  VITE_PAYMENT_ORIGINS: withDefault('self https://pay.hanbit-card.example', kinds.originsOrSelf, {
    about: "The origins to which the site may send a payer. 'self' is the site's own.",
    example: 'self https://pay.example',
    whenUnset: 'Members cannot pay by card, because only an invented host is allowed.',
    reader: 'site',
  }),
  VITE_SHARE_BLOG: withDefault(
    '네이버 블로그 https://share.naver.com/web/shareView?url={url}&title={title}',
    kinds.shareService,
    {
      about:
        'The name of a service and the URL that shares a page on the blog portal. Without a name, the link shows the host.',
      example: '티스토리 https://blog.example/share?url={url}&title={title}',
      reader: 'site',
    },
  ),
  VITE_SHARE_COMMUNITY: withDefault(
    '밴드 https://band.us/plugin/share?body={title}%20{url}&route={url}',
    kinds.shareService,
    {
      about:
        'The name of a service and the URL that shares a page in the community app. Without a name, the link shows the host.',
      example: '카페 https://community.example/share?body={title}%20{url}',
      reader: 'site',
    },
  ),
  VITE_SHARE_MICROBLOG: withDefault('X https://twitter.com/intent/tweet?text={title}&url={url}', kinds.shareService, {
    about:
      'The name of a service and the URL that shares a page on the microblog. Without a name, the link shows the host.',
    example: '스레드 https://microblog.example/post?text={title}&url={url}',
    reader: 'site',
  }),
  VITE_SHARE_SOCIAL: withDefault('페이스북 https://www.facebook.com/sharer/sharer.php?u={url}', kinds.shareService, {
    about:
      'The name of a service and the URL that shares a page on the social network. Without a name, the link shows the host.',
    example: '링크드인 https://social.example/share?u={url}',
    reader: 'site',
  }),
  VITE_EMBED_ORIGIN: optional(kinds.origin, {
    about:
      "The origin of a host for dist/embed/ alone. It needs SITE_ORIGIN. Without it, the site's host serves the folder.",
    example: 'https://embed.example',
    reader: 'site',
  }),
  VITE_REPORT_ADDRESS: optional(kinds.base, {
    about: 'Where the site reports its failures, such as uncaught errors. Without it, the site reports nothing.',
    example: '/reports',
    reader: 'site',
  }),
  SITE_ORIGIN: optional(kinds.origin, {
    about: 'The origin where the site is published. Without it, the build takes the origin in src/content/society.ts.',
    example: 'https://www.society.example',
    whenUnset: 'Search engines and shared pages get the invented address in src/content/society.ts.',
    reader: 'build',
  }),
  POSTCODE_SCRIPT: service(kinds.address, {
    about:
      'The URL of the script of the postal-code service. Without it, a build has the public service without a key, and development a mock.',
    example: 'https://postcode.example/search.js',
    reader: 'build',
  }),
  POSTCODE_ORIGINS: withDefault('', kinds.sources, {
    about: 'The other origins that the postal-code service loads from. They require POSTCODE_SCRIPT.',
    example: 'https://postcode-api.example https://*.postcode.example',
    reader: 'build',
  }),
  MAP_SCRIPT: service(kinds.address, {
    about: 'The URL of the script of the map service, with its key. Without it, the site shows its own drawing.',
    example: 'https://maps.example/map.js?key=abc',
    reader: 'build',
  }),
  MAP_ORIGINS: withDefault('', kinds.sources, {
    about: 'The origins that the map service loads from, except that of its script. They require MAP_SCRIPT.',
    example: 'https://*.tiles.example',
    reader: 'build',
  }),
  SOURCE_DATE_EPOCH: optional(kinds.seconds, {
    about: 'The time of the build, which chooses the event and the fees in its HTML. Without it, the clock decides.',
    example: '1762304400',
    reader: 'build',
  }),
  MOCK_POSTCODE: withDefault('false', kinds.boolean, {
    about: 'Whether the preview of a build uses the mock for a postal-code service that is not configured.',
    example: 'true',
    reader: 'start',
  }),
  VERIFY_MEMBERS: withDefault('', kinds.logins, {
    about: 'The members that npm run verify logs in, one of each type.',
    example: 'hanbit01:hanbit01! hanbit02:hanbit02!',
    reader: 'verify',
  }),
  VERIFY_CLIENT_SECRET: optional(kinds.headerValue, {
    about: 'The header ClientSecret of npm run verify. Without it, npm run verify sends VITE_CLIENT_SECRET.',
    example: 'hanbit-web',
    reader: 'verify',
  }),
  NO_COLOR: optional(kinds.text, {
    about: 'Any value turns off the colours in the output of npm run verify.',
    example: '1',
    reader: 'verify',
  }),
  CHROME_PATH: optional(kinds.path, {
    about: 'The path of the browser for the tests. Without it, npm test finds or installs one.',
    example: '/usr/bin/chromium',
    reader: 'tests',
  }),
  E2E_PORT_SHIFT: withDefault('0', kinds.portShift, {
    about: 'Added to every port of the end-to-end tests, so that two working copies can run them at the same time.',
    example: '100',
    reader: 'tests',
  }),
  ENV_FILES: withDefault('true', kinds.boolean, {
    about: 'Whether .env files are read. In the shell, the tests set it to false for the site that they build.',
    example: 'false',
    reader: 'tests',
  }),
};

type Variables = typeof variables;
type Name = keyof Variables;

/** The values of all variables. */
export type Environment = { readonly [N in Name]: Variables[N] extends Variable<infer T> ? T : never };

/** The variables that only the tools may set, and the variables that a user sets instead. */
const reserved: Readonly<Record<string, string>> = {
  VITE_API: 'API_SERVER',
  VITE_MAP: 'MAP_SCRIPT',
  VITE_POSTCODE: 'POSTCODE_SCRIPT',
};

/** A variable is malformed, unknown or requires another variable. The message is one line with the remedy. */
export class EnvironmentError extends Error {}

/** The values of variables by name, as text. */
export type Texts = Readonly<Record<string, string | undefined>>;

/**
 * Validates all variables. An empty value counts as not set.
 * @param texts the values by name, as text
 * @param files the .env file of each variable; a variable without a file is set in the shell
 * @throws EnvironmentError for the first invalid variable
 */
export function parseEnvironment(texts: Texts, files: Texts = {}): Environment {
  const set = Object.keys(texts).filter((name) => texts[name]);
  const throwProblem = (name: string, problem: string, remedy: string): never => {
    throw new EnvironmentError(`${name} in ${files[name] ?? 'the shell'} ${problem}. ${remedy}`);
  };

  for (const name of set) {
    const instead = reserved[name];
    if (instead) throwProblem(name, 'may only be set by the tools', `Remove it and set ${instead}, see .env.example.`);
    // The shell also has variables of other programs. Only the prefix VITE_ and the .env files belong to the project.
    if (name in variables || !(name.startsWith('VITE_') || files[name])) continue;
    const nearest = nearestName(name, Object.keys(variables));
    if (nearest) throwProblem(name, 'is unknown', `Did you mean ${nearest}? .env.example lists all variables.`);
  }

  const values = Object.entries<Variable<unknown>>(variables).map(([name, { kind, parseValue, example }]) => {
    const text = texts[name] ?? '';
    const value = parseValue(text);
    if (value !== undefined) return [name, value];
    const shown = kind.isSecret ? 'malformed' : JSON.stringify(text);
    return throwProblem(
      name,
      `is ${shown}, but must be ${kind.expected}`,
      `Write it like ${example}, see .env.example.`,
    );
  });

  const requireOther = (name: Name, other: Name) =>
    texts[name] &&
    (!texts[other] || texts[other] === kinds.notWanted) &&
    throwProblem(name, `needs ${other}`, `Set ${other} too or remove ${name}, see .env.example.`);
  requireOther('MAP_ORIGINS', 'MAP_SCRIPT');
  requireOther('POSTCODE_ORIGINS', 'POSTCODE_SCRIPT');
  requireOther('VITE_EMBED_ORIGIN', 'SITE_ORIGIN');
  if (texts.VITE_EMBED_ORIGIN && texts.VITE_EMBED_ORIGIN === texts.SITE_ORIGIN)
    throwProblem('VITE_EMBED_ORIGIN', 'is the same as SITE_ORIGIN', 'Set another host or remove it, see .env.example.');
  return Object.fromEntries(values);
}

/** How to read the variables: whether from .env files too, which ENV_FILES=false turns off, and from which folder. */
type ReadOptions = { files?: boolean; folder?: string };

/**
 * Reads the variables from the shell and the .env files of Vite's mode, without validating them. The shell has priority.
 * @param mode Vite's mode: development, production or test
 * @returns the values by name, and the .env file of each variable that a file sets
 * @throws EnvironmentError if a file sets ENV_FILES
 */
export function readTexts(
  mode: string,
  { files = true, folder = process.cwd() }: ReadOptions = {},
): { texts: Texts; fileOf: Texts } {
  const readsFiles = files && kinds.boolean.parse(process.env.ENV_FILES ?? '') !== false;
  if (!readsFiles) return { texts: { ...process.env, ENV_FILES: 'false' }, fileOf: {} };
  const fileOf: Record<string, string> = {};
  for (const file of ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    for (const name of Object.keys(parseEnv(readFileSync(path, 'utf8')))) {
      if (process.env[name] === undefined) fileOf[name] = file;
    }
  }
  const texts = loadEnv(mode, folder, '');
  if (texts.ENV_FILES && fileOf.ENV_FILES)
    throw new EnvironmentError(`ENV_FILES in ${fileOf.ENV_FILES} has no effect there. Set it in the shell.`);
  return { texts, fileOf };
}

/**
 * Reads and validates the variables.
 * @param mode Vite's mode: development, production or test
 * @throws EnvironmentError
 */
export function readEnvironment(mode: string, options?: ReadOptions): Environment {
  const { texts, fileOf } = readTexts(mode, options);
  return parseEnvironment(texts, fileOf);
}

/**
 * Reads the variables. If a variable is invalid, it prints one line and ends the process with exit code 1.
 * @param mode Vite's mode: development, production or test
 * @param options.files whether to read the .env files
 */
export function requireEnvironment(mode: string, options?: { files?: boolean }): Environment {
  try {
    return readEnvironment(mode, options);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(`environment: ${error.message}`);
    process.exit(1);
  }
}
