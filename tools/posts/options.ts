import { parseArgs } from 'node:util';
import { PostsError } from './posts-error.ts';

const usage = 'Use it like this: npm run posts -- /srv/society --api https://api.society.example';

/**
 * Parses the command line.
 * @returns the folder of the releases, or of a single build; the origin of the API; and the number of posts of each board
 * @throws PostsError for an unknown option, a missing folder, or an address that is none
 */
export function parsePostsCommand(args: readonly string[]) {
  const options = { api: { type: 'string' }, all: { type: 'boolean', default: false } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0) throw new Error('name one folder');
    if (!/^https?:\/\//.test(values.api ?? '') || !URL.canParse(values.api ?? ''))
      throw new Error('--api needs the address of the API');
    return { folder, api: values.api ?? '', limit: values.all ? Number.POSITIVE_INFINITY : 1000 };
  } catch (error) {
    throw new PostsError(`${error instanceof Error ? error.message.split(/[.\n]/)[0] : error}. ${usage}`);
  }
}
