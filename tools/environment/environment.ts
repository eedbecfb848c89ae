/** Reads and validates the environment variables. All tools read the variables only through this module. */
import { loadEnv } from 'vite';
import type { output } from 'zod';
import { nearestName } from './nearest-name.ts';
import { environmentSchema, notWanted, variables } from './variables.ts';

/** The values of all variables. */
export type Environment = Readonly<output<typeof environmentSchema>>;

/** Variables that need another one. */
const requirements = [
  ['MAP_ORIGINS', 'MAP_SCRIPT'],
  ['POSTCODE_ORIGINS', 'POSTCODE_SCRIPT'],
  ['VITE_EMBED_ORIGIN', 'SITE_ORIGIN'],
] as const;

/** A variable is malformed, unknown or requires another variable. The message is one line with the remedy. */
export class EnvironmentError extends Error {}

/** The values of variables by name, as text. */
export type Texts = Readonly<Record<string, string | undefined>>;

/**
 * Validates all variables. An empty value counts as not set.
 * @param texts the values by name, as text
 * @param shell the variables of the shell. The others are set in a .env file
 * @throws EnvironmentError for the first invalid variable
 */
export function parseEnvironment(texts: Texts, shell: Texts = texts): Environment {
  const set = Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
  const problem = (name: string, text: string) =>
    new EnvironmentError(`${name} in ${name in shell ? 'the shell' : 'a .env file'} ${text}.`);

  // The shell also has variables of other programs. Only the prefix VITE_ and the .env files belong to the project. Vite
  // stores NODE_ENV of a .env file as VITE_USER_NODE_ENV.
  for (const name of Object.keys(set).filter((name) => !(name in variables) && name !== 'VITE_USER_NODE_ENV')) {
    const nearest = nearestName(name, Object.keys(variables));
    if (name.startsWith('VITE_') || (nearest && !(name in shell)))
      throw problem(name, `is unknown.${nearest ? ` Did you mean ${nearest}?` : ''} .env.example lists all variables`);
  }
  const { data, error } = environmentSchema.safeParse(set);
  if (!data) {
    const [issue] = error.issues;
    const name = String(issue?.path[0]);
    const { isSecret, example } = variables[name] ?? {};
    const shown = isSecret ? 'malformed' : JSON.stringify(set[name]);
    throw problem(name, `is ${shown}, but must be ${issue?.message}. Write it like ${example}, see .env.example`);
  }
  for (const [name, other] of requirements)
    if (set[name] && (!set[other] || set[other] === notWanted))
      throw problem(name, `needs ${other}. Set ${other} too or remove ${name}, see .env.example`);
  if (set.VITE_EMBED_ORIGIN && set.VITE_EMBED_ORIGIN === set.SITE_ORIGIN)
    throw problem('VITE_EMBED_ORIGIN', 'is the same as SITE_ORIGIN. Set another host or remove it, see .env.example');
  return data;
}

/** How to read the variables: whether from .env files too, which ENV_FILES=false turns off, and from which folder. */
type ReadOptions = { files?: boolean; folder?: string };

/**
 * Reads the variables from the shell and the .env files of Vite's mode, without validating them. The shell has priority.
 * @param mode Vite's mode: development, production or test
 * @returns the values by name
 * @throws EnvironmentError if a file sets ENV_FILES
 */
export function readTexts(mode: string, { files = true, folder = process.cwd() }: ReadOptions = {}): Texts {
  const { ENV_FILES = '' } = process.env;
  if (!files || /^(false|0)$/.test(ENV_FILES)) return { ...process.env, ENV_FILES: 'false' };
  const texts = loadEnv(mode, folder, '');
  if (texts.ENV_FILES && !ENV_FILES)
    throw new EnvironmentError('ENV_FILES in a .env file has no effect there. Set it in the shell.');
  return texts;
}

/**
 * Reads and validates the variables.
 * @param mode Vite's mode: development, production or test
 * @throws EnvironmentError
 */
export const readEnvironment = (mode: string, options?: ReadOptions): Environment =>
  parseEnvironment(readTexts(mode, options), process.env);

/**
 * Reads the variables. If a variable is invalid, it prints one line and ends the process with exit code 1.
 * @param mode Vite's mode: development, production or test
 */
export function requireEnvironment(mode: string, options?: ReadOptions): Environment {
  try {
    return readEnvironment(mode, options);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(`environment: ${error.message}`);
    process.exit(1);
  }
}
