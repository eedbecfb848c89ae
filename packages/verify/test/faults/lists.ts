import { dataFault, type Fault, handlingFault, type LooseJson, queryFault, readJson } from './fault.ts';

const boards = ['notice', 'newsletter', 'trend', 'gallery', 'forum'];
const rowsOfAllBoards = (data: LooseJson): LooseJson[] =>
  boards.flatMap((type) => (Array.isArray(data[type]) ? data[type] : []));

/** Faults in lists: pages, counts, order, search, previous and next posts, hits. */
export const listFaults: Fault[] = [
  queryFault('boards: the parameter row is ignored', 'getInfo', (query) => query.delete('row')),
  handlingFault('a page after the last page returns the first page', 'getInfo', async (request, next) => {
    const response = await next(request);
    const json = await readJson(response);
    const url = new URL(request.url);
    const isPageOfList = url.searchParams.has('page') && !url.searchParams.has('search');
    if (!isPageOfList || !json?.success || rowsOfAllBoards(json.data).length > 0) return response;
    url.searchParams.delete('page');
    return next(new Request(url, request));
  }),
  queryFault('the search category is ignored', 'getInfo', (query) => query.delete('search_category')),
  dataFault('next_pk is always null', 'getInfoDetail', (data) => {
    data.next_pk = null;
  }),
  dataFault('hits of guides do not increase', 'getPastConferencesDetail', (data) => {
    data.conferences.guide_hit = 5;
  }),
];
