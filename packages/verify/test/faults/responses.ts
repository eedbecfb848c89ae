import { copyResponse, type Fault, failureResponse, fault, type LooseJson } from './fault.ts';

const changeRows = (rows: LooseJson, change: (row: LooseJson) => void) => {
  if (Array.isArray(rows)) for (const row of rows) change(row);
};

/** Faults in the form of responses: names, types, formats, values, the envelope. */
export const shapeFaults: Fault[] = [
  fault.json('login returns accessToken instead of access_token', 'login', ({ data, ...json }) => {
    const { access_token: accessToken, ...rest } = Object(data);
    return accessToken === undefined ? undefined : { ...json, data: { ...rest, accessToken } };
  }),
  fault.data('hits are text', 'getInfo', (data) =>
    changeRows(data.trend, (row) => {
      row.trend_hit = String(row.trend_hit);
    }),
  ),
  fault.data('an empty list is null', 'getAbstractList', (data) => {
    if (data.abstract.length === 0) data.abstract = null;
  }),
  fault.data('the profile contains the password', 'getMemberInfo', (data) => {
    data.member_info.member_password = 'secret-hash';
  }),
  fault.data('dates are written with dots', 'getInfo', (data) =>
    changeRows(data.notice, (row) => {
      row.notice_enrollment_date = row.notice_enrollment_date?.replaceAll('-', '.') ?? null;
    }),
  ),
  fault.json('a success envelope has no field error', 'getMemberCompanyInfo', (json) => {
    if (json.success) delete json.error;
  }),
  fault.json('error codes are numbers', 'all', (json) => {
    if (json.error) json.error.code = Number(json.error.code);
  }),
  fault.response('JSON is truncated', 'getMemberEduInfo', async (response) =>
    copyResponse(response, (await response.text()).slice(0, -1)),
  ),
];

const withStatus = (status: number) => (response: Response) => copyResponse(response, response.body, { status });

/** Faults in HTTP statuses, error codes, headers and content types. */
export const statusFaults: Fault[] = [
  fault.errorCode('a wrong password has status 401', 'login', '41', withStatus(401)),
  fault.response('a saved post has status 201', 'saveForum', async (response) =>
    response.status === 200 ? withStatus(201)(response) : response,
  ),
  fault.errorCode('an expired token has the code of an invalid one', 'all', '97', () => failureResponse('91')),
  fault.errorCode('a missing receipt causes a server error', 'getReceipt', '44', () => failureResponse('50', 500)),
  fault.response('a profile may stay in the cache of the browser', 'getMemberInfo', async (response) =>
    copyResponse(response, await response.arrayBuffer(), { headers: { 'Cache-Control': 'no-cache', ETag: '"1"' } }),
  ),
  fault.response('JSON has the charset euc-kr', 'getPastConferencesDetail', (response) =>
    copyResponse(response, response.body, { headers: { 'Content-Type': 'application/json; charset=euc-kr' } }),
  ),
  fault.response('the file name of a download is encoded twice', 'fileDownload', (response) => {
    const name = response.headers.get('Content-Disposition');
    if (name) response.headers.set('Content-Disposition', name.replaceAll('%', '%25'));
    return response;
  }),
  {
    name: 'a login by PUT is handled as one by POST',
    operations: 'login',
    createHandler: () => (request, next) =>
      request.method === 'PUT' && /\/v1\/front\/login$/.test(new URL(request.url).pathname)
        ? next(new Request(request, { method: 'POST' }))
        : next(request),
  },
];
