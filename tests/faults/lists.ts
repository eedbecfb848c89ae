import { type Fault, failure, inData, inQuery, jsonOf, type Loose } from './fault.ts';

const boards = ['notice', 'newsletter', 'trend', 'gallery', 'forum'];
const typeIn = (request: Request) => new URL(request.url).searchParams.get('type') ?? '';
const rowsOf = (data: Loose): Loose[] => boards.flatMap((type) => (Array.isArray(data[type]) ? data[type] : []));
const lower = (query: URLSearchParams) => query.get('search') ?? '';

/** Faults in lists: pages, counts, order, search, neighbours, hits. */
export const lists: Fault[] = [
  inQuery('pages of boards are ignored', 'getInfo', (query) => query.delete('page')),
  inQuery('rows of boards are ignored', 'getInfo', (query) => query.delete('row')),
  inQuery('pages of guides are ignored', 'getPastConferences', (query) => query.delete('page')),
  inQuery('pages of registrations are ignored', 'getRegisterInfo', (query) => query.delete('page')),
  inQuery('rows of abstracts are ignored', 'getAbstractList', (query) => query.delete('row')),
  inQuery('pages count from zero', 'getInfo', (query) => {
    if (Number(query.get('page')) > 0) query.set('page', String(Number(query.get('page')) + 1));
  }),
  inQuery('a page has twenty rows when nobody says it', 'getInfo', (query) => {
    if (!query.has('row')) query.set('row', '20');
  }),
  inData('the count is that of the page', 'getInfo', (data) => {
    for (const type of boards) if (data[type]) data[`${type}_count`] = data[type].length;
  }),
  inData('the count is one too high', 'getPastConferences', (data) => {
    data.total_count += 1;
  }),
  inData('the count of registrations is one too low', 'getRegisterInfo', (data) => {
    data.total_count = Math.max(0, data.total_count - 1);
  }),
  inData('pinned posts are not counted', 'getInfo', (data) => {
    if (data.notice)
      data.notice_count = Math.max(
        0,
        data.notice_count - data.notice.filter((row: Loose) => row.fixed_yn === '중요').length,
      );
  }),
  {
    name: 'a page past the end is the last one',
    make: () => async (request, next, id) => {
      const response = await next(request);
      const json: Loose = id === 'getInfo' ? await jsonOf(response) : null;
      const url = new URL(request.url);
      if (
        !json?.success ||
        rowsOf(json.data).length > 0 ||
        !url.searchParams.has('page') ||
        url.searchParams.has('search')
      )
        return response;
      url.searchParams.delete('page');
      return next(new Request(url, request));
    },
  },
  {
    name: 'a page past the end is not found',
    make: () => async (request, next, id) => {
      const response = await next(request);
      const json: Loose = id === 'getPastConferences' ? await jsonOf(response) : null;
      return json?.success && json.data.conferences.length === 0 ? failure('44') : response;
    },
  },
  inData('pinned posts are not first', 'getInfo', (data) => {
    for (const type of boards)
      data[type]?.sort((a: Loose, b: Loose) =>
        (b[`${type}_enrollment_date`] ?? '').localeCompare(a[`${type}_enrollment_date`] ?? ''),
      );
  }),
  inData('the oldest is first', 'getInfo', (data) => {
    if (data.trend) data.trend.reverse();
  }),
  inData('two days are exchanged', 'getPastConferences', (data) => {
    const [one, other] = data.conferences;
    if (one && other)
      [one.guide_enrollment_date, other.guide_enrollment_date] = [
        other.guide_enrollment_date,
        one.guide_enrollment_date,
      ];
  }),
  inData('payments are listed the oldest first', 'getAnnualFeePaid', (data) => {
    data.pay_info.reverse();
  }),
  inData('registrations are in no order', 'getRegisterInfo', (data) => {
    data.register_info.sort((a: Loose, b: Loose) => (a.pay_info_pk % 7) - (b.pay_info_pk % 7));
  }),
  inQuery('a search is ignored', 'getInfo', (query) => query.delete('search')),
  inQuery('the category of a search is ignored', 'getInfo', (query) => query.delete('search_category')),
  inQuery('a search without a category looks into titles', 'getInfo', (query) => {
    if (!query.has('search_category')) query.set('search_category', 'title');
  }),
  {
    name: 'a search tells capitals apart',
    make: () => async (request, next, id) => {
      const search = id === 'getInfo' ? lower(new URL(request.url).searchParams) : '';
      if (!/[A-Z]/.test(search)) return next(request);
      const url = new URL(request.url);
      url.searchParams.set('search', `${search}-none`);
      return next(new Request(url, request));
    },
  },
  inQuery('a percent sign finds anything', 'getInfo', (query) => {
    if (/^[%_]$/.test(lower(query))) query.delete('search');
  }),
  inData('the neighbours are exchanged', 'getInfoDetail', (data) => {
    [data.prev_pk, data.next_pk] = [data.next_pk, data.prev_pk];
  }),
  inData('there is never a newer post', 'getInfoDetail', (data) => {
    data.next_pk = null;
  }),
  inData('the older guide is the one before that', 'getPastConferencesDetail', (data) => {
    if (data.prev_pk) data.prev_pk -= 1;
  }),
  inData('a post is its own neighbour', 'getInfoDetail', (data, request) => {
    if (data.prev_pk) data.prev_pk = Number(new URL(request.url).searchParams.get('info_pk'));
  }),
  inData('hits stand still', 'getInfoDetail', (data) => {
    for (const type of boards) if (data[type]) data[type][`${type}_hit`] = 100;
  }),
  inData('hits of guides stand still', 'getPastConferencesDetail', (data) => {
    data.conferences.guide_hit = 5;
  }),
  inData('list and post have other titles', 'getInfoDetail', (data, request) => {
    const type = typeIn(request);
    if (data[type]) data[type][`${type}_title`] += ' ';
  }),
  inData('list and post have other days', 'getPastConferencesDetail', (data) => {
    if (data.conferences.guide_enrollment_date) data.conferences.guide_enrollment_date = '2020-01-01';
  }),
  inData('a list names no files', 'getInfo', (data) => {
    for (const row of rowsOf(data)) row.file_path = null;
  }),
  inQuery('abstracts of all events are listed', 'getAbstractList', (query) =>
    query.set('conference_name', '2025년 제5차 정기총회 및 추계학술대회'),
  ),
];
