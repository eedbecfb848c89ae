/**
 * Every environment variable of the project, typed and validated. Build, start commands, verifier and test
 * configurations read variables from here alone. It stands beside tools/build because all tools need it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import * as kinds from './kinds.ts';
import { nearestName } from './nearest-name.ts';

type Details = {
  /** What the variable is for, in one sentence, and what holds without it where `usual` cannot say it. */
  about: string;
  example: string;
  /** Which part of the project reads it: `site` means the code in browsers. */
  reader: 'site' | 'build' | 'start' | 'verify' | 'tests';
};

type Variable<T> = Details & { kind: kinds.Kind<T>; usual: string | null; value: (text: string) => T | undefined };

/** A variable that has no value unless it is set. */
const optional = <T>(kind: kinds.Kind<T>, details: Details): Variable<T | null> => ({
  ...details,
  kind,
  usual: null,
  value: (text) => (text ? kind.parse(text) : null),
});

/** A variable that has its usual value unless it is set. */
const withDefault = <T>(usual: string, kind: kinds.Kind<T>, details: Details): Variable<T> => ({
  ...details,
  kind,
  usual,
  value: (text) => kind.parse(text || usual),
});

/** The variables, in the order of .env.example. */
export const variables = {
  API_SERVER: optional(kinds.server, {
    about: 'The server behind /api for npm start and the preview. Without it, npm start runs on the mock.',
    example: 'http://127.0.0.1:8080',
    reader: 'start',
  }),
  VITE_API_BASE: withDefault('/api', kinds.base, {
    about: 'Where the API is.',
    example: '/api',
    reader: 'site',
  }),
  VITE_CLIENT_SECRET: withDefault('hanbit-web', kinds.headerValue, {
    about:
      'The header ClientSecret, which names this website to the server. It is public. start:backend and verify send it, too.',
    example: 'hanbit-web',
    reader: 'site',
  }),
  VITE_PAYMENT_ORIGINS: withDefault('self https://pay.hanbit-card.example', kinds.originsOrSelf, {
    about: "The origins to which the site may send a payer. 'self' is the site's own.",
    example: 'self https://pay.example',
    reader: 'site',
  }),
  VITE_SHARE_BLOG: withDefault('https://blog.example/share?url={url}&title={title}', kinds.shareUrl, {
    about: 'The address that shares a page to the blog service.',
    example: 'https://blog.example/share?url={url}&title={title}',
    reader: 'site',
  }),
  VITE_SHARE_COMMUNITY: withDefault('https://community.example/share?body={title}%20{url}', kinds.shareUrl, {
    about: 'The address that shares a page to the community app.',
    example: 'https://community.example/share?body={title}%20{url}',
    reader: 'site',
  }),
  VITE_SHARE_MICROBLOG: withDefault('https://microblog.example/post?text={title}&url={url}', kinds.shareUrl, {
    about: 'The address that shares a page to the microblog.',
    example: 'https://microblog.example/post?text={title}&url={url}',
    reader: 'site',
  }),
  VITE_SHARE_SOCIAL: withDefault('https://social.example/share?u={url}', kinds.shareUrl, {
    about: 'The address that shares a page to the social network.',
    example: 'https://social.example/share?u={url}',
    reader: 'site',
  }),
  VITE_EMBED_ORIGIN: optional(kinds.origin, {
    about: "The host that serves dist/embed/ and nothing else. It needs SITE_ORIGIN. Without it, the site's host does.",
    example: 'https://embed.example',
    reader: 'site',
  }),
  SITE_ORIGIN: optional(kinds.origin, {
    about: 'Where the site is published. Without it, the build takes the origin in src/content/society.ts.',
    example: 'https://www.society.example',
    reader: 'build',
  }),
  POSTCODE_SCRIPT: optional(kinds.address, {
    about: 'The script of the postal-code service. Without it, a build says that the service is not there.',
    example: 'https://postcode.example/search.js',
    reader: 'build',
  }),
  POSTCODE_ORIGINS: withDefault('', kinds.sources, {
    about: "The origins that the postal-code service loads from besides its script's. They need POSTCODE_SCRIPT.",
    example: 'https://postcode-api.example https://*.postcode.example',
    reader: 'build',
  }),
  MAP_SCRIPT: optional(kinds.address, {
    about: 'The script of the map service, with its key. Without it, the site shows its own drawing.',
    example: 'https://maps.example/map.js?key=abc',
    reader: 'build',
  }),
  MAP_ORIGINS: withDefault('', kinds.sources, {
    about: "The origins that the map service loads from besides its script's. They need MAP_SCRIPT.",
    example: 'https://*.tiles.example',
    reader: 'build',
  }),
  MOCK_POSTCODE: withDefault('false', kinds.boolean, {
    about: 'Whether the preview of a build replaces a postal-code service that is not configured by a mock.',
    example: 'true',
    reader: 'start',
  }),
  VERIFY_MEMBERS: withDefault('', kinds.logins, {
    about: 'Members that npm run verify logs in, one of every kind.',
    example: 'hanbit01:hanbit01! hanbit02:hanbit02!',
    reader: 'verify',
  }),
  VERIFY_CLIENT_SECRET: optional(kinds.headerValue, {
    about: 'The header ClientSecret of npm run verify. Without it, VITE_CLIENT_SECRET is sent.',
    example: 'hanbit-web',
    reader: 'verify',
  }),
  NO_COLOR: optional(kinds.text, {
    about: 'Any value turns off the colours in the output of npm run verify.',
    example: '1',
    reader: 'verify',
  }),
  CHROME_PATH: optional(kinds.path, {
    about: 'The browser of the tests. Without it, npm test finds or installs one.',
    example: '/usr/bin/chromium',
    reader: 'tests',
  }),
  E2E_PORT_SHIFT: withDefault('0', kinds.portShift, {
    about: 'Added to every port of the end-to-end tests, so that two working copies can run them at the same time.',
    example: '100',
    reader: 'tests',
  }),
  ENV_FILES: withDefault('true', kinds.boolean, {
    about:
      'Whether .env files are read. The tests set it to false in the shell for the site that they build and start.',
    example: 'false',
    reader: 'tests',
  }),
};

type Variables = typeof variables;
type Name = keyof Variables;

/** The values of all variables. */
export type Environment = { readonly [N in Name]: Variables[N] extends Variable<infer T> ? T : never };

/** Variables that the tools set for the site, and what to set instead. */
const reserved: Readonly<Record<string, string>> = { VITE_API: 'API_SERVER', VITE_MAP: 'MAP_SCRIPT' };

/** An environment variable is malformed, unknown or lacks another. The message is one line with the remedy. */
export class EnvironmentError extends Error {}

type Texts = Readonly<Record<string, string | undefined>>;

/**
 * Validates all variables. An empty value counts as not set.
 * @param texts the values by name, as they are written
 * @param files the .env file that sets a variable; a variable without a file is set in the shell
 * @throws EnvironmentError for the first variable that is wrong
 */
export function parseEnvironment(texts: Texts, files: Texts = {}): Environment {
  const set = Object.keys(texts).filter((name) => texts[name]);
  const throwProblem = (name: string, problem: string, remedy: string): never => {
    throw new EnvironmentError(`${name} in ${files[name] ?? 'the shell'} ${problem}. ${remedy}`);
  };

  for (const name of set) {
    const instead = reserved[name];
    if (instead) throwProblem(name, 'is set by the tools alone', `Remove it and set ${instead}, see .env.example.`);
    // The shell has many variables of others; only these prefixes and files belong to the project.
    if (name in variables || !(name.startsWith('VITE_') || files[name])) continue;
    const nearest = nearestName(name, Object.keys(variables));
    if (nearest) throwProblem(name, 'is not known', `Did you mean ${nearest}? .env.example lists all variables.`);
  }

  const values = Object.entries<Variable<unknown>>(variables).map(([name, { kind, value, example }]) => {
    const given = texts[name] ?? '';
    const read = value(given);
    if (read !== undefined) return [name, read];
    const shown = kind.isSecret ? 'malformed' : JSON.stringify(given);
    return throwProblem(
      name,
      `is ${shown}, but must be ${kind.expected}`,
      `Write it like ${example}, see .env.example.`,
    );
  });

  const requireOther = (name: Name, other: Name) =>
    texts[name] &&
    !texts[other] &&
    throwProblem(name, `needs ${other}`, `Set ${other} too or remove ${name}, see .env.example.`);
  requireOther('MAP_ORIGINS', 'MAP_SCRIPT');
  requireOther('POSTCODE_ORIGINS', 'POSTCODE_SCRIPT');
  requireOther('VITE_EMBED_ORIGIN', 'SITE_ORIGIN');
  if (texts.VITE_EMBED_ORIGIN && texts.VITE_EMBED_ORIGIN === texts.SITE_ORIGIN)
    throwProblem('VITE_EMBED_ORIGIN', 'is the same as SITE_ORIGIN', 'Set another host or remove it, see .env.example.');
  return Object.fromEntries(values);
}

/**
 * Reads the environment: the shell first, then the .env files of Vite's mode.
 * @param mode of Vite: development, production or test
 * @param options.files false leaves out the .env files, as ENV_FILES=false does
 * @param options.folder where the .env files are
 * @throws EnvironmentError
 */
export function readEnvironment(mode: string, { files = true, folder = process.cwd() } = {}): Environment {
  const readsFiles = files && kinds.boolean.parse(process.env.ENV_FILES ?? '') !== false;
  if (!readsFiles) return parseEnvironment({ ...process.env, ENV_FILES: 'false' });
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
  return parseEnvironment(texts, fileOf);
}

/**
 * Reads the environment, or ends the process with one line and exit code 1.
 * @param mode of Vite: development, production or test
 * @param options.files false leaves out the .env files
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
