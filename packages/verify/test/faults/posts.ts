import { copyResponse, type Fault, fault, formOf, type LooseJson, readJson, successResponse } from './fault.ts';

const boards = ['notice', 'newsletter', 'trend', 'gallery', 'forum'];

/** Faults in posts of the free board and their files. */
export const postFaults: Fault[] = [
  fault.data('new posts are missing in the list', 'getInfo', (data) => {
    if (!data.forum) return;
    const isNew = (row: LooseJson) => /\[vf[0-9a-f]{8}\]/.test(row.forum_title);
    data.forum_count -= data.forum.filter(isNew).length;
    data.forum = data.forum.filter((row: LooseJson) => !isNew(row));
  }),
  fault.form('removed files are kept', 'saveForum', (name, value) =>
    name === 'delete_file_pks' ? null : [name, value],
  ),
  fault.form('an edit creates a new post', 'saveForum', (name, value) => (name === 'forum_pk' ? null : [name, value])),
  fault.response('one byte of a file is changed', 'fileDownload', async (response) => {
    if (response.headers.get('Content-Type') === 'application/json') return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const last = bytes.length - 1;
    if (last >= 0) bytes[last] = (bytes[last] ?? 0) ^ 1;
    return copyResponse(response, bytes);
  }),
  fault.stateful('an equal post is dropped', ['saveForum'], () => {
    const seen = new Set<string>();
    return async (request, next) => {
      const form = await formOf(request);
      const key = JSON.stringify([...(form ?? [])].filter(([, value]) => typeof value === 'string'));
      if (seen.has(key) && !form?.has('forum_pk')) return successResponse();
      const response = await next(request);
      const json: LooseJson = await readJson(response);
      if (json?.success) seen.add(key);
      return response;
    };
  }),
  fault.data('titles are escaped twice in a post', 'getInfoDetail', (data) => {
    for (const type of boards)
      if (data[type])
        data[type][`${type}_title`] = data[type][`${type}_title`].replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  }),
  fault.stateful('the neighbours of a post are those of its first reading', ['getInfoDetail'], () => {
    const first = new Map<string, { prev_pk: unknown; next_pk: unknown }>();
    return async (request, next) => {
      const response = await next(request);
      const json = await readJson(response);
      if (!json?.success) return response;
      const { prev_pk, next_pk } = json.data;
      const known = first.get(request.url) ?? { prev_pk, next_pk };
      first.set(request.url, known);
      return copyResponse(response, JSON.stringify({ ...json, data: { ...json.data, ...known } }));
    };
  }),
];

const rowsOfAllBoards = (data: LooseJson): LooseJson[] =>
  boards.flatMap((type) => (Array.isArray(data[type]) ? data[type] : []));

/** Faults in lists: pages, counts, order, search, previous and next posts, hits. */
export const listFaults: Fault[] = [
  fault.query('boards: the parameter row is ignored', 'getInfo', (query) => query.delete('row')),
  fault.handling('a page after the last page returns the first page', 'getInfo', async (request, next) => {
    const response = await next(request);
    const json = await readJson(response);
    const url = new URL(request.url);
    const isPageOfList = url.searchParams.has('page') && !url.searchParams.has('search');
    if (!isPageOfList || !json?.success || rowsOfAllBoards(json.data).length > 0) return response;
    url.searchParams.delete('page');
    return next(new Request(url, request));
  }),
  fault.query('the search category is ignored', 'getInfo', (query) => query.delete('search_category')),
  fault.data('next_pk is always null', 'getInfoDetail', (data) => {
    data.next_pk = null;
  }),
  fault.data('later posts of the gallery have the picture of the first', 'getInfo', ({ gallery }) => {
    for (const row of gallery ?? []) row.gallery_image_url = gallery[0].gallery_image_url;
  }),
  fault.data('posts of the free board have the file of the first', 'getInfo', ({ forum }) => {
    const first = forum?.find((row: LooseJson) => row.file_path)?.file_path;
    for (const row of forum ?? []) row.file_path &&= first;
  }),
  fault.data('hits of guides do not increase', 'getPastConferencesDetail', (data) => {
    data.conferences.guide_hit = 5;
  }),
];
