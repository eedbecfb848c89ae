import { dataFault, type Fault, failureResponse, type LooseJson, queryFault, readJson } from './fault.ts';

const boards = ['notice', 'newsletter', 'trend', 'gallery', 'forum'];
const boardType = (request: Request) => new URL(request.url).searchParams.get('type') ?? '';
const rowsOfAllBoards = (data: LooseJson): LooseJson[] =>
  boards.flatMap((type) => (Array.isArray(data[type]) ? data[type] : []));
const searchTextOf = (query: URLSearchParams) => query.get('search') ?? '';

/** Faults in lists: pages, counts, order, search, previous and next posts, hits. */
export const listFaults: Fault[] = [
  queryFault('boards: the parameter page is ignored', 'getInfo', (query) => query.delete('page')),
  queryFault('boards: the parameter row is ignored', 'getInfo', (query) => query.delete('row')),
  queryFault('guides: the parameter page is ignored', 'getPastConferences', (query) => query.delete('page')),
  queryFault('registrations: the parameter page is ignored', 'getRegisterInfo', (query) => query.delete('page')),
  queryFault('abstracts: the parameter row is ignored', 'getAbstractList', (query) => query.delete('row')),
  queryFault('page numbers start at 0', 'getInfo', (query) => {
    if (Number(query.get('page')) > 0) query.set('page', String(Number(query.get('page')) + 1));
  }),
  queryFault('the default of the parameter row is 20', 'getInfo', (query) => {
    if (!query.has('row')) query.set('row', '20');
  }),
  dataFault('the count is the number of rows of the page', 'getInfo', (data) => {
    for (const type of boards) if (data[type]) data[`${type}_count`] = data[type].length;
  }),
  dataFault('the count is one too high', 'getPastConferences', (data) => {
    data.total_count += 1;
  }),
  dataFault('the count of registrations is one too low', 'getRegisterInfo', (data) => {
    data.total_count = Math.max(0, data.total_count - 1);
  }),
  dataFault('the count does not include pinned posts', 'getInfo', (data) => {
    if (data.notice)
      data.notice_count = Math.max(
        0,
        data.notice_count - data.notice.filter((row: LooseJson) => row.fixed_yn === '중요').length,
      );
  }),
  {
    name: 'a page after the last page returns the first page',
    operations: 'getInfo',
    createHandler: () => async (request, next, id) => {
      const response = await next(request);
      const json: LooseJson = id === 'getInfo' ? await readJson(response) : null;
      const url = new URL(request.url);
      if (
        !json?.success ||
        rowsOfAllBoards(json.data).length > 0 ||
        !url.searchParams.has('page') ||
        url.searchParams.has('search')
      )
        return response;
      url.searchParams.delete('page');
      return next(new Request(url, request));
    },
  },
  {
    name: 'a page after the last page is not found',
    operations: 'getPastConferences',
    createHandler: () => async (request, next, id) => {
      const response = await next(request);
      const json: LooseJson = id === 'getPastConferences' ? await readJson(response) : null;
      return json?.success && json.data.conferences.length === 0 ? failureResponse('44') : response;
    },
  },
  dataFault('pinned posts are not first', 'getInfo', (data) => {
    for (const type of boards)
      data[type]?.sort((a: LooseJson, b: LooseJson) =>
        (b[`${type}_enrollment_date`] ?? '').localeCompare(a[`${type}_enrollment_date`] ?? ''),
      );
  }),
  dataFault('the oldest post comes first', 'getInfo', (data) => {
    if (data.trend) data.trend.reverse();
  }),
  dataFault('the dates of two guides are swapped', 'getPastConferences', (data) => {
    const [one, other] = data.conferences;
    if (one && other)
      [one.guide_enrollment_date, other.guide_enrollment_date] = [
        other.guide_enrollment_date,
        one.guide_enrollment_date,
      ];
  }),
  dataFault('annual fees are listed oldest first', 'getAnnualFeePaid', (data) => {
    data.pay_info.reverse();
  }),
  dataFault('registrations are not sorted', 'getRegisterInfo', (data) => {
    data.register_info.sort((a: LooseJson, b: LooseJson) => (a.pay_info_pk % 7) - (b.pay_info_pk % 7));
  }),
  queryFault('the search text is ignored', 'getInfo', (query) => query.delete('search')),
  queryFault('the search category is ignored', 'getInfo', (query) => query.delete('search_category')),
  queryFault('a search without a category searches only titles', 'getInfo', (query) => {
    if (!query.has('search_category')) query.set('search_category', 'title');
  }),
  {
    name: 'a search distinguishes upper and lower case',
    operations: 'getInfo',
    createHandler: () => async (request, next, id) => {
      const search = id === 'getInfo' ? searchTextOf(new URL(request.url).searchParams) : '';
      if (!/[A-Z]/.test(search)) return next(request);
      const url = new URL(request.url);
      url.searchParams.set('search', `${search}-none`);
      return next(new Request(url, request));
    },
  },
  queryFault('a search for a percent sign finds every post', 'getInfo', (query) => {
    if (/^[%_]$/.test(searchTextOf(query))) query.delete('search');
  }),
  dataFault('prev_pk and next_pk are swapped', 'getInfoDetail', (data) => {
    [data.prev_pk, data.next_pk] = [data.next_pk, data.prev_pk];
  }),
  dataFault('next_pk is always null', 'getInfoDetail', (data) => {
    data.next_pk = null;
  }),
  dataFault('prev_pk of a guide is one too low', 'getPastConferencesDetail', (data) => {
    if (data.prev_pk) data.prev_pk -= 1;
  }),
  dataFault('prev_pk is the number of the post itself', 'getInfoDetail', (data, request) => {
    if (data.prev_pk) data.prev_pk = Number(new URL(request.url).searchParams.get('info_pk'));
  }),
  dataFault('hits of posts do not increase', 'getInfoDetail', (data) => {
    for (const type of boards) if (data[type]) data[type][`${type}_hit`] = 100;
  }),
  dataFault('hits of guides do not increase', 'getPastConferencesDetail', (data) => {
    data.conferences.guide_hit = 5;
  }),
  dataFault('the title differs between list and post', 'getInfoDetail', (data, request) => {
    const type = boardType(request);
    if (data[type]) data[type][`${type}_title`] += ' ';
  }),
  dataFault('the date differs between list and guide', 'getPastConferencesDetail', (data) => {
    if (data.conferences.guide_enrollment_date) data.conferences.guide_enrollment_date = '2020-01-01';
  }),
  dataFault('file_path is always null in lists', 'getInfo', (data) => {
    for (const row of rowsOfAllBoards(data)) row.file_path = null;
  }),
  queryFault('abstracts of all events are listed', 'getAbstractList', (query) =>
    query.set('conference_name', '2025년 제5차 정기총회 및 추계학술대회'),
  ),
];
