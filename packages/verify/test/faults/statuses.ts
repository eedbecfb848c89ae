import { copyResponse, errorCodeFault, type Fault, failureResponse, jsonFault, responseFault } from './fault.ts';

const htmlError = (status: number) =>
  new Response('<!doctype html><title>Error</title><h1>Error</h1>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });
const withContentType = (type: string) => async (response: Response) =>
  copyResponse(response, await response.arrayBuffer(), { headers: { 'Content-Type': type } });
const withStatus = (status: number) => async (response: Response) =>
  copyResponse(response, await response.arrayBuffer(), { status });

/** Faults in HTTP statuses, error codes, headers and content types. */
export const statusFaults: Fault[] = [
  errorCodeFault('a wrong password has status 401', 'login', '41', withStatus(401)),
  errorCodeFault('an expired token has status 401', 'all', '97', withStatus(401)),
  errorCodeFault('a missing post has status 404', 'getInfoDetail', '44', withStatus(404)),
  errorCodeFault(
    'a payment that is already made has status 409',
    ['pgReady', 'createTransferInfo'],
    '80',
    withStatus(409),
  ),
  errorCodeFault('an invalid sign-up has status 422', 'signup', '40', withStatus(422)),
  errorCodeFault('an invalid ID search has status 200', 'findMemberId', '40', withStatus(200)),
  errorCodeFault('a file that is too large has status 400', 'saveForum', '45', withStatus(400)),
  errorCodeFault('a missing token has status 403', 'getMemberInfo', '91', async (response, _json) =>
    response.status === 401 ? withStatus(403)(response) : response,
  ),
  responseFault('a saved post has status 201', 'saveForum', async (response) =>
    response.status === 200 ? withStatus(201)(response) : response,
  ),
  responseFault('a saved profile has status 204', 'modifyMemberInfo', (response) =>
    response.status === 200 ? new Response(null, { status: 204 }) : response,
  ),
  errorCodeFault('a taken ID has another code', 'checkJoinDuplicate', '43', () => failureResponse('44')),
  errorCodeFault('an expired token has the code of an invalid one', 'all', '97', () => failureResponse('91')),
  errorCodeFault('an expired session has the code of an expired token', 'all', '84', () => failureResponse('97')),
  errorCodeFault('a locked account has the code of a wrong password', 'login', '86', () => failureResponse('41')),
  errorCodeFault('a wrong current password has the code of a failed login', 'changePw', '90', () =>
    failureResponse('41'),
  ),
  errorCodeFault('a payment that is already made has the code of a duplicate', 'checkRegisterDuplicate', '80', () =>
    failureResponse('43'),
  ),
  errorCodeFault('an unverified email address has the code of a mismatch', 'findMemberPassword', '46', () =>
    failureResponse('41'),
  ),
  errorCodeFault('a missing receipt causes a server error', 'getReceipt', '44', () => failureResponse('50', 500)),
  errorCodeFault('an invalid payment request gets an HTML page', 'pgReady', '40', () => htmlError(400)),
  errorCodeFault('an invalid verification code request gets problem+json', 'verifyCode', '40', (response) =>
    withContentType('application/problem+json')(response),
  ),
  responseFault('JSON has the content type text/plain', 'getMemberInfo', withContentType('text/plain')),
  responseFault('JSON has the content type text/html', 'logout', withContentType('text/html; charset=utf-8')),
  responseFault('a profile may stay in the cache of the browser', 'getMemberInfo', async (response) =>
    copyResponse(response, await response.arrayBuffer(), { headers: { 'Cache-Control': 'no-cache', ETag: '"1"' } }),
  ),
  responseFault(
    'JSON has the charset euc-kr',
    'getPastConferencesDetail',
    withContentType('application/json; charset=euc-kr'),
  ),
  responseFault(
    'JSON has no content type',
    'checkJoinDuplicate',
    async (response) => new Response(await response.arrayBuffer(), { status: response.status }),
  ),
  responseFault('a receipt has the content type application/octet-stream', 'getReceipt', async (response) =>
    response.headers.get('Content-Type') === 'application/pdf'
      ? withContentType('application/octet-stream')(response)
      : response,
  ),
  responseFault('a download has no Content-Disposition header', 'fileDownload', (response) => {
    response.headers.delete('Content-Disposition');
    return response;
  }),
  responseFault('a download is inline instead of an attachment', 'fileDownload', (response) => {
    const name = response.headers.get('Content-Disposition');
    if (name) response.headers.set('Content-Disposition', name.replace('attachment', 'inline'));
    return response;
  }),
  responseFault('the file name of a download is encoded twice', 'fileDownload', (response) => {
    const name = response.headers.get('Content-Disposition');
    if (name) response.headers.set('Content-Disposition', name.replaceAll('%', '%25'));
    return response;
  }),
  responseFault('a statement has the file name of a receipt', 'getTransaction', (response) => {
    if (response.headers.has('Content-Disposition'))
      response.headers.set(
        'Content-Disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent('한빛화장품과학회 영수증.pdf')}`,
      );
    return response;
  }),
  {
    name: 'an undocumented method gets an HTML page',
    operations: 'getInfo',
    createHandler: () => async (request, next, id) =>
      id === null && /\/v1\/front\/getInfo$/.test(new URL(request.url).pathname) ? htmlError(405) : next(request),
  },
  {
    name: 'an undocumented method is accepted',
    operations: 'checkJoinDuplicate',
    createHandler: () => async (request, next, id) =>
      id === null && request.url.endsWith('/v1/front/checkJoinDuplicate')
        ? Response.json({ success: true, data: null, error: null })
        : next(request),
  },
  {
    name: 'a login by PUT is handled as one by POST',
    operations: 'login',
    createHandler: () => (request, next) =>
      request.method === 'PUT' && /\/v1\/front\/login$/.test(new URL(request.url).pathname)
        ? next(new Request(request, { method: 'POST' }))
        : next(request),
  },
  jsonFault('failure messages are too long', 'all', (json) => {
    if (json.error) json.error.message = 'x'.repeat(600);
  }),
];
