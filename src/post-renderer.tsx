import { dehydrate, type QueryKey } from '@tanstack/react-query';
import { apiBase, clientSecret, timeoutsMs } from './api/config.ts';
import { ApiError, retryAfterOf, TransportError } from './api/errors.ts';
import { getGetInfoDetailQueryKey, getGetInfoDetailUrl, getGetInfoUrl } from './api/generated/board.ts';
import {
  getGetPastConferencesDetailQueryKey,
  getGetPastConferencesDetailUrl,
  getGetPastConferencesUrl,
} from './api/generated/conference.ts';
import { conferenceNameEvents } from './api/generated/constants.ts';
import { getInfoQueryRowMax } from './api/generated/limits/board.ts';
import { getPastConferencesQueryRowMax } from './api/generated/limits/conference.ts';
import type { BoardType } from './api/generated/model/boardType.ts';
import { ErrorCode } from './api/generated/model/errorCode.ts';
import type { BoardDetail, BoardList, GuideDetail, GuideList } from './api/generated/model/index.ts';
import { createHttpClient, payloadOrThrow } from './api/http.ts';
import { createQueryClient, type PageData } from './app/query-client.ts';
import { renderScreen } from './app/render-screen.tsx';
import { boards } from './content/boards.ts';
import { society } from './content/society.ts';
import { toBoardPost, toBoardRows } from './features/boards/board.ts';
import type { PostData } from './features/boards/post-article.tsx';
import { describeHtml } from './lib/html/describe-html.ts';
import { markPendingTexts } from './lib/html/mark-pending-texts.ts';
import { setServerDom } from './lib/html/server-dom.ts';
import type { PostEntry, PostKind, PostRecord, PostRenderer, RequestFailure } from './lib/page-renderer.ts';
import { readDay } from './lib/time/date.ts';
import { postKinds, recordKinds } from './navigation/post-kinds.ts';
import { isBoard } from './navigation/screens.ts';
import { guideListTarget, guideTarget, listTarget, postTarget } from './navigation/target.ts';
import { findGuideEvent } from './pages/society/guides/guide-event.ts';
import { guidesToPage, guideToPost } from './pages/society/guides/guides.ts';

/** How the posts of a board are addressed, read and converted. The HTTP client compares responses with the contract. */
const boardSource = (type: BoardType) => ({
  list: listTarget(type),
  target: (pk: number) => postTarget(boards[type].path, pk, type),
  listUrl: (page: number) => getGetInfoUrl({ type, page, row: getInfoQueryRowMax }),
  postUrl: (pk: number) => getGetInfoDetailUrl({ info_pk: pk, type }),
  queryKey: (pk: number): QueryKey => getGetInfoDetailQueryKey({ info_pk: pk, type }),
  toRows: (data: unknown): ReturnType<typeof guidesToPage> => toBoardRows(data as BoardList),
  toPost: (data: unknown): PostData => toBoardPost(data as BoardDetail),
  findEvent: (_: PostData): ReturnType<typeof findGuideEvent> => null,
});

const recordSources: Readonly<Record<keyof typeof recordKinds, ReturnType<typeof boardSource>>> = {
  guide: {
    list: guideListTarget(),
    target: guideTarget,
    listUrl: (page) => getGetPastConferencesUrl({ page, row: getPastConferencesQueryRowMax }),
    postUrl: (pk) => getGetPastConferencesDetailUrl({ guide_pk: pk }),
    queryKey: (pk) => getGetPastConferencesDetailQueryKey({ guide_pk: pk }),
    toRows: (data) => guidesToPage(data as GuideList),
    toPost: (data) => guideToPost(data as GuideDetail),
    findEvent: findGuideEvent,
  },
};

const isRecordKind = (name: string): name is keyof typeof recordKinds => Object.hasOwn(recordKinds, name);

/** @throws Error if no posts have this kind */
function sourceOf({ name }: PostKind): ReturnType<typeof boardSource> {
  if (isRecordKind(name)) return recordSources[name];
  if (isBoard(name)) return boardSource(name);
  throw new Error(`There are no posts of the kind ${name}.`);
}

/** Returns the entries of a list. Their versions have every field of the response except the hits. */
function toEntries(kind: PostKind, data: unknown): { entries: PostEntry[]; total: number } {
  const { rows, total } = sourceOf(kind).toRows(data);
  const items: unknown[] = Object.values(Object(data)).find(Array.isArray) ?? [];
  const version = (index: number) =>
    JSON.stringify(items[index], (key, value: unknown) => (key.endsWith('_hit') ? undefined : value));
  return { entries: rows.map((row, index) => ({ ...row, date: readDay(row.date), version: version(index) })), total };
}

/** Finds the first picture of this site in the rendered text of a post. */
function findPicture(html: string): string | null {
  const [, path = ''] = /<img [^>]*?src="(\/[^"]*)"/.exec(html.slice(html.indexOf('<article'))) ?? [];
  return path.replaceAll('&amp;', '&') || null;
}

const renderPost: PostRenderer['renderPost'] = async (kind, pk, record, firstFont) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(sourceOf(kind).queryKey(pk), record);
  const data: PageData = {
    queries: dehydrate(queryClient).queries.map(({ queryKey, state: { data, dataUpdatedAt } }) => ({
      queryKey,
      state: { data, dataUpdatedAt },
    })),
  };
  queryClient.clear();
  const { html, title } = await renderScreen(sourceOf(kind).target(pk).to, data);
  const post = sourceOf(kind).toPost(record);
  const event = sourceOf(kind).findEvent(post);
  const known = conferenceNameEvents.find(({ title, day }) => title === post.title && day === event?.day);
  return {
    html: markPendingTexts(html, firstFont),
    title,
    name: post.title,
    description: describeHtml(post.content),
    author: post.author,
    date: readDay(post.date),
    picture: findPicture(html),
    data,
    event: event && { ...event, venue: known?.venue ?? null },
  };
};

/** The waiting time of a refused request that names none, in seconds. */
const defaultWaitS = 10;

function explainError(error: unknown): RequestFailure {
  const waitS = retryAfterOf(error)?.seconds ?? defaultWaitS;
  if (error instanceof ApiError) {
    const { tooManyRequests, notFound } = ErrorCode;
    const kind = error.code === tooManyRequests ? 'busy' : error.code === notFound ? 'missing' : 'down';
    return { kind, waitS, reason: `the API refuses the request: ${error.message}` };
  }
  if (error instanceof TransportError) {
    const { kind, code, message, details } = error;
    if (kind === 'tooMany') return { kind: 'busy', waitS, reason: 'the API still asks to wait' };
    if (kind === 'network')
      return { kind: 'down', waitS, reason: 'the API cannot be reached. Check the address after --api' };
    if (kind === 'timeout') return { kind: 'down', waitS, reason: 'the API does not respond in time' };
    const problem =
      details.pointer === undefined ? 'the API sends no response of the contract' : 'the response breaks the contract';
    const isNonsense = kind === 'badResponse' && code === '200';
    return { kind: isNonsense ? 'nonsense' : 'down', waitS, reason: `${problem}: ${message}` };
  }
  // The file system gives its errors a code. Another error is one of this post.
  const isOfPost = error instanceof Error && typeof Reflect.get(error, 'code') !== 'string';
  return {
    kind: isOfPost ? 'nonsense' : 'down',
    waitS,
    reason: error instanceof Error ? error.message : String(error),
  };
}

/** What the renderer of the posts needs. */
type PostRendererOptions = {
  /** A page with the origin of the site, with which posts are sanitised. */
  dom: Parameters<typeof setServerDom>[0];
  /** The origin of the API. */
  api: string;
};

/** Creates the renderer of public posts. tools/posts loads this module from the current release. */
export function createPostRenderer({ dom, api }: PostRendererOptions): PostRenderer {
  setServerDom(dom);
  const base = new URL(apiBase, api).href;
  const send = createHttpClient({ fetch: (request) => fetch(request), base, clientSecret, timeouts: timeoutsMs });
  const requestData = async (url: string) => payloadOrThrow(await send(new Request(base + url), null));
  return {
    kinds: postKinds,
    site: { name: society.name, origin: society.origin },
    listAddress: (kind) => sourceOf(kind).list.to,
    postAddress: (kind, pk) => sourceOf(kind).target(pk).to,
    readList: async (kind, page) => toEntries(kind, await requestData(sourceOf(kind).listUrl(page))),
    readPost: async (kind, pk) => (await requestData(sourceOf(kind).postUrl(pk))) as PostRecord,
    explainError,
    renderPost,
  };
}
