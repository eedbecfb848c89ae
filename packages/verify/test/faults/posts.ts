import {
  copyResponse,
  dataFault,
  errorCodeFault,
  type Fault,
  failureResponse,
  formFault,
  type LooseJson,
  queryFault,
  requestFault,
  responseFault,
} from './fault.ts';

const boards = ['notice', 'newsletter', 'trend', 'gallery', 'forum'];

/** Returns a form change that applies to one text field. */
const changeField =
  (field: string, change: (text: string) => string) =>
  (name: string, value: string | File): [string, string | File] =>
    name === field && typeof value === 'string' ? [name, change(value)] : [name, value];

/** Faults in posts of the free board, in their files and in lists of boards. */
export const postFaults: Fault[] = [
  formFault(
    'blanks at the ends of a title are removed',
    'saveForum',
    changeField('forum_title', (text) => text.trim()),
  ),
  formFault(
    'blanks at the ends of a content are removed',
    'saveForum',
    changeField('forum_content', (text) => text.trim()),
  ),
  formFault(
    'tags are removed from the content of a post',
    'saveForum',
    changeField('forum_content', (text) => text.replace(/<[a-z][^>]*>/gi, '') || text),
  ),
  formFault(
    'a content is cut at 1999 characters',
    'saveForum',
    changeField('forum_content', (text) => [...text.replaceAll('\r\n', '\n')].slice(0, 1999).join('')),
  ),
  requestFault('files larger than one megabyte are refused', 'saveForum', async (request) => {
    const copy = request.clone();
    const form = await request.formData().catch(() => null);
    const isLarge = [...(form ?? [])].some(([, value]) => value instanceof File && value.size > 1024 * 1024);
    return isLarge ? new Request(request.url, { method: 'POST', headers: { ClientSecret: 'x' } }) : copy;
  }),
  dataFault('new posts of members are pinned', 'getInfo', (data) => {
    for (const row of data.forum ?? []) if (String(row.forum_title).startsWith('[vf')) row.fixed_yn = '중요';
  }),
  dataFault('posts of the same date have the lowest number first', 'getInfo', (data) => {
    for (const type of boards)
      data[type]?.sort((one: LooseJson, other: LooseJson) => {
        const [a, b] = [one, other].map((row) => `${row.fixed_yn === '중요'} ${row[`${type}_enrollment_date`] ?? ''}`);
        return a === b ? one[`${type}_pk`] - other[`${type}_pk`] : 0;
      });
  }),
  dataFault('prev_pk of a post skips a post', 'getInfoDetail', (data) => {
    if (data.prev_pk) data.prev_pk -= data.prev_pk % 5 === 0 ? 1 : 0;
  }),
  queryFault('a search for blanks finds nothing', 'getInfo', (query) => {
    if (/^ +$/.test(query.get('search') ?? '')) query.set('search', 'nothing-at-all');
  }),
  queryFault('a search does not see a space and a line break as the same', 'getInfo', (query) => {
    if (/\S [^ ]+ /.test(query.get('search') ?? '')) query.set('search', `${query.get('search')}?`);
  }),
  queryFault('the largest page number is the first page', 'getInfo', (query) => {
    if (query.get('page') === '2147483647') query.set('page', '1');
  }),
  dataFault('the URLs of attached files lead to nothing', 'getInfoDetail', (data) => {
    for (const type of boards)
      for (const file of data[`${type}_file`] ?? []) file.file_path = file.file_path.replace('/files/', '/file/');
  }),
  dataFault('the URLs of preview pictures lead to nothing', 'getInfo', (data) => {
    for (const row of data.gallery ?? [])
      if (row.gallery_image_url) row.gallery_image_url = `${row.gallery_image_url.replace('/files/', '/file/')}`;
  }),
  errorCodeFault('a post that does not exist is an empty success', 'saveForum', '44', () =>
    Response.json({ success: true, data: null, error: null }),
  ),
  responseFault('downloads have a name in ASCII only', 'fileDownload', async (response) =>
    response.headers.has('Content-Disposition')
      ? copyResponse(response, await response.arrayBuffer(), {
          headers: { 'Content-Disposition': 'attachment; filename="file.pdf"' },
        })
      : response,
  ),
  queryFault('the type of a board may be in upper case', ['getInfo', 'getInfoDetail'], (query) => {
    const type = query.get('type')?.toLowerCase() ?? '';
    if (boards.includes(type)) query.set('type', type);
  }),
  formFault('files may have any part name', 'saveForum', (name, value) =>
    value instanceof File
      ? [name.replace(/^.*?(\d*)\]?$/, (_, number) => `file[${number || 0}]`), value]
      : [name, value],
  ),
  responseFault('a guest gets code 44 for posts of the free board', 'getInfoDetail', async (response, request) => {
    const isForum = new URL(request.url).searchParams.get('type') === 'forum';
    return isForum && !request.headers.has('Authorization') ? failureResponse('44') : response;
  }),
];
