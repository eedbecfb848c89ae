import { parseArgs } from 'node:util';
import { ReleaseError } from './release-error.ts';

const usage =
  'Use it like this: npm run release -- /srv/society --reload "nginx -s reload" --url https://www.society.example';

/** What the command line asks for. */
export type ReleaseOptions = {
  folder: string;
  action: 'publish' | 'roll back' | 'list';
  /** The folder of the build, or null for dist/. */
  build: string | null;
  keep: number;
  to: string | null;
  reload: string | null;
  url: string | null;
};

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        build: { type: 'string' },
        keep: { type: 'string', default: '5' },
        reload: { type: 'string' },
        url: { type: 'string' },
        rollback: { type: 'boolean', default: false },
        to: { type: 'string' },
        list: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ReleaseError(`${error instanceof Error ? error.message.split(/[.\n]/)[0] : error}. ${usage}`);
  }
}

const isWebUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Parses the command line.
 * @throws ReleaseError with the correct use
 */
export function parseOptions(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = readArgs(args);
  const [folder, ...others] = positionals;
  if (!folder) throw new ReleaseError(`the folder of the releases is missing. ${usage}`);
  if (others.length > 0) throw new ReleaseError(`${others[0]} is not an option. ${usage}`);
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1)
    throw new ReleaseError(`--keep ${values.keep} must be a whole number of at least 1. ${usage}`);
  const { url = null, to = null, reload = null, build = null, rollback, list } = values;
  if (url !== null && !isWebUrl(url)) throw new ReleaseError(`--url ${url} is not a URL. ${usage}`);
  if (list && (rollback || to !== null)) throw new ReleaseError(`--list does not change the release. ${usage}`);
  const isRollBack = rollback || to !== null;
  if (isRollBack && build !== null) throw new ReleaseError(`a roll-back publishes no build. ${usage}`);
  const action = list ? 'list' : isRollBack ? 'roll back' : 'publish';
  return { folder, action, build, keep, to, reload, url };
}
