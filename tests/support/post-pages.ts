/** Writes pages of posts in a copy of the build, from the mock or from a hostile API. */
import { cp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import type { PostRenderer } from '#src/lib/page-renderer.ts';
import { openStore } from '#tools/posts/post-store.ts';
import { writePosts } from '#tools/posts/write-posts.ts';

const envelope = (data: object) => JSON.stringify({ success: true, data, error: null });

/** Creates an API whose newsletters have a text as title, author and content, numbered from 1. Other lists are empty. */
export const createTextApi = (texts: readonly string[]): Server =>
  createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://api.test').searchParams;
    const type = query.get('type');
    const page = Number(query.get('page'));
    const pk = Number(query.get('info_pk'));
    const findText = (number: number) => texts[number - 1] ?? '';
    const postOf = (number: number) => ({
      newsletter_pk: number,
      newsletter_title: findText(number).slice(0, 200) || '글',
      newsletter_hit: 1,
      newsletter_enrollment_date: null,
      fixed_yn: null,
    });
    const numbers = texts.map((_, index) => index + 1).slice((page - 1) * 100, page * 100);
    response.setHeader('Content-Type', 'application/json');
    if (pk)
      response.end(
        envelope({
          newsletter: { ...postOf(pk), newsletter_content: findText(pk), admin_name: findText(pk).slice(0, 50) },
          newsletter_file: [],
          prev_pk: null,
          next_pk: null,
        }),
      );
    else if (type === 'newsletter')
      response.end(envelope({ newsletter: numbers.map(postOf), newsletter_count: texts.length }));
    else if (type) response.end(envelope({ [type]: [], [`${type}_count`]: 0 }));
    else response.end(envelope({ conferences: [], total_count: 0 }));
  });

/**
 * Copies the build to a folder, and writes the pages of the posts of an API there.
 * @returns the outcome, and the folder of the pages
 */
export async function writePostPages(folder: string, api: string, limit = 1000) {
  await cp('dist', folder, { recursive: true });
  const posts = await openStore(folder);
  const { createPostRenderer } = await import(pathToFileURL(resolve(folder, 'hosting/renderer/post-renderer.js')).href);
  const renderer: PostRenderer = createPostRenderer({ dom: new JSDOM('', { url: posts.origin }).window, api });
  const wait = async () => undefined;
  return { outcome: await writePosts({ renderer, wait, posts, api, limit }), pages: posts.pages };
}
