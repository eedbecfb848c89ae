/**
 * `npm run posts`. Exit code 0: all pages are up to date. 1: nothing more could be written. 2: single posts were skipped or
 * have no picture.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { parseCommand, UsageError } from '#tools/command/command-line.ts';
import { openStore, removeOtherStores } from './post-store.ts';
import { fileProblem, PostsError } from './posts-error.ts';
import { writePosts } from './write-posts.ts';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Locks a folder, so that one run at a time works on it. */
async function lockFolder(lock: string): Promise<void> {
  const owner = Number(await readFile(lock, 'utf8').catch(() => 0));
  if (owner && isRunning(owner))
    throw new PostsError(`another run is writing posts: process ${owner}. Wait until it has ended.`);
  await rm(lock, { force: true });
  await writeFile(lock, String(process.pid), { flag: 'wx' });
}

const {
  values: { api = '', all },
  positionals: [folder = ''],
} = parseCommand('posts');

async function main(): Promise<number> {
  if (!/^https?:\/\//.test(api) || !URL.canParse(api))
    throw new UsageError('posts', '--api needs the address of the API');
  const posts = await openStore(folder);
  const lock = join(posts.stores, '.lock');
  await lockFolder(lock);
  try {
    const path = join(posts.release, 'hosting/renderer/post-renderer.js');
    const { createPostRenderer } = await import(pathToFileURL(path).href);
    const renderer = createPostRenderer({ dom: new JSDOM('', { url: posts.origin }).window, api });
    const wait = (seconds: number) => setTimeout(seconds * 1000);
    const limit = all ? Number.POSITIVE_INFINITY : 1000;
    const outcome = await writePosts({ renderer, wait, posts, api, limit }).catch((error: unknown) => {
      if (error instanceof PostsError || fileProblem(error, folder)) throw error;
      throw new PostsError(`${renderer.explainError(error).reason}.`);
    });
    const { read, written, unchanged, removed, problems } = outcome;
    await removeOtherStores(posts, folder);
    for (const problem of problems) console.error(`posts: ${problem}`);
    console.log(`posts: ${written} written, ${unchanged} unchanged, ${removed} removed; ${read} read from the API.`);
    return problems.length > 0 ? 2 : 0;
  } finally {
    await rm(lock, { force: true });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`posts: ${fileProblem(error, folder) ?? (error instanceof Error ? error.message : error)}`);
  process.exitCode = 1;
}
