import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { type BoardRow, readBoard, readPost } from './board-requests.ts';

/** An element within a line, whose tags do not separate words, with the words at both sides of its opening tag. */
const wordsAroundTag = /([\p{L}\p{N}]{2,}) ?<(?:strong|em|b|i|span|u)>([\p{L}\p{N}]{2,})/u;

/**
 * Checks that a search in the contents of a board finds words at both sides of a tag, and not the name of the tag. Posts
 * whose text contains angle brackets or entities are left out.
 */
export async function checkTagsAreNotSearched(runner: WorkflowRunner, type: string, rows: BoardRow[]): Promise<void> {
  await runAtOnce(runner, rows.slice(0, 5), async (part, row) => {
    const pk = row[`${type}_pk`];
    const { post } = await readPost(part, type, pk);
    const content = String(post[`${type}_content`]);
    const isFound = async (search: string) => {
      const found = await readBoard(part, type, { search, search_category: 'content', row: 100 });
      return found.count > found.rows.length ? null : found.rows.some((one) => one[`${type}_pk`] === pk);
    };
    const tag = /<(?:p|strong|h3|ul)>/.exec(content)?.[0];
    if (tag && !content.includes('&'))
      part.check((await isFound(tag)) !== true, {
        rule: 'search',
        message: `${type}: a search in contents finds the name of an HTML tag`,
        pointer: `/data/${type}`,
        expected: `no post for ${tag}`,
        actual: `post ${String(pk)}`,
      });
    const [whole, before, after] = wordsAroundTag.exec(content) ?? [];
    if (!whole || !before || !after) return;
    const search = `${before}${whole.includes(' ') ? ' ' : ''}${after}`;
    part.check((await isFound(search)) !== false, {
      rule: 'search',
      message: `${type}: a search in contents does not find words at both sides of an HTML tag`,
      pointer: `/data/${type}`,
      expected: `post ${String(pk)} for ${search}`,
      actual: 'other posts',
    });
  });
}
