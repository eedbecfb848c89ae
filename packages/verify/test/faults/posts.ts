import {
  copyResponse,
  dataFault,
  emptySuccessResponse,
  type Fault,
  formFault,
  formOf,
  type LooseJson,
  readJson,
  responseFault,
  statefulFault,
} from './fault.ts';

/** Faults in posts of the free board and their files. */
export const postFaults: Fault[] = [
  dataFault('new posts are missing in the list', 'getInfo', (data) => {
    if (!data.forum) return;
    const isNew = (row: LooseJson) => /\[vf[0-9a-f]{8}\]/.test(row.forum_title);
    data.forum_count -= data.forum.filter(isNew).length;
    data.forum = data.forum.filter((row: LooseJson) => !isNew(row));
  }),
  formFault('removed files are kept', 'saveForum', (name, value) =>
    name === 'delete_file_pks' ? null : [name, value],
  ),
  formFault('an edit creates a new post', 'saveForum', (name, value) => (name === 'forum_pk' ? null : [name, value])),
  responseFault('one byte of a file is changed', 'fileDownload', async (response) => {
    if (response.headers.get('Content-Type') === 'application/json') return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const last = bytes.length - 1;
    if (last >= 0) bytes[last] = (bytes[last] ?? 0) ^ 1;
    return copyResponse(response, bytes);
  }),
  statefulFault('an equal post is dropped', ['saveForum'], () => {
    const seen = new Set<string>();
    return async (request, next) => {
      const form = await formOf(request);
      const key = JSON.stringify([...(form ?? [])].filter(([, value]) => typeof value === 'string'));
      if (seen.has(key) && !form?.has('forum_pk')) return emptySuccessResponse();
      const response = await next(request);
      const json: LooseJson = await readJson(response);
      if (json?.success) seen.add(key);
      return response;
    };
  }),
  statefulFault('the neighbours of a post are those of its first reading', ['getInfoDetail'], () => {
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
