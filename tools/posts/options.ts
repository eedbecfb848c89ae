import { readCommand, UsageError } from '#tools/command/command-line.ts';
import { PostsError } from './posts-error.ts';

/**
 * Parses the command line.
 * @returns the folder of the releases, or of a single build; the origin of the API; and the number of posts of each board
 * @throws PostsError for an unknown option, a missing folder, or an address that is none
 */
export function parsePostsCommand(args: readonly string[]) {
  try {
    const {
      values: { api = '', all },
      positionals: [folder = ''],
    } = readCommand('posts', args);
    if (!/^https?:\/\//.test(api) || !URL.canParse(api))
      throw new UsageError('posts', '--api needs the address of the API');
    return { folder, api, limit: all ? Number.POSITIVE_INFINITY : 1000 };
  } catch (error) {
    throw error instanceof UsageError ? new PostsError(error.message) : error;
  }
}
