import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { type BoardRow, readBoard, readPost } from './board-requests.ts';
import { checkFileAddress, checkFilesOfRecord } from './file-addresses.ts';

/** The number of URLs of each kind that the run requests on each board. */
const maxAddresses = 12;

/** Returns some of the items, from both ends of the list. */
const someOf = <Item>(items: Item[]): Item[] =>
  items.length <= maxAddresses ? items : [...items.slice(0, maxAddresses / 2), ...items.slice(-maxAddresses / 2)];

const pictureInContent = /<img\b[^>]*?\ssrc="(\/[^"]+)"/gi;

/**
 * Checks that the files and preview pictures of a board, and the pictures in its posts, are at their URLs, and that each
 * URL and its download give the same bytes.
 */
export async function checkBoardFiles(
  runner: WorkflowRunner,
  type: string,
  rows: BoardRow[],
  reader?: MemberSession,
): Promise<void> {
  await readBoard(runner, type, { row: 100 });
  const pictures = new Set(rows.map((row) => row[`${type}_image_url`]).filter((url) => typeof url === 'string'));
  await runAtOnce(runner, someOf([...pictures]), checkFileAddress);
  if (type === 'forum' && !reader) return;
  const withFiles = rows.filter((row) => row.file_path);
  const others = rows.filter((row) => !row.file_path).slice(0, 2);
  await runAtOnce(runner, [...someOf(withFiles), ...others], async (part, row) => {
    const { post, files } = await readPost(part, type, row[`${type}_pk`], reader);
    for (const [, url] of String(post[`${type}_content`]).matchAll(pictureInContent)) await checkFileAddress(part, url);
    await checkFilesOfRecord(part, files);
  });
}
