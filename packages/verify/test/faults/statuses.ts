import { copyResponse, errorCodeFault, type Fault, failureResponse, responseFault } from './fault.ts';

const withContentType = (type: string) => async (response: Response) =>
  copyResponse(response, await response.arrayBuffer(), { headers: { 'Content-Type': type } });
const withStatus = (status: number) => async (response: Response) =>
  copyResponse(response, await response.arrayBuffer(), { status });

/** Faults in HTTP statuses, error codes, headers and content types. */
export const statusFaults: Fault[] = [
  errorCodeFault('a wrong password has status 401', 'login', '41', withStatus(401)),
  responseFault('a saved post has status 201', 'saveForum', async (response) =>
    response.status === 200 ? withStatus(201)(response) : response,
  ),
  errorCodeFault('an expired token has the code of an invalid one', 'all', '97', () => failureResponse('91')),
  errorCodeFault('a missing receipt causes a server error', 'getReceipt', '44', () => failureResponse('50', 500)),
  responseFault('a profile may stay in the cache of the browser', 'getMemberInfo', async (response) =>
    copyResponse(response, await response.arrayBuffer(), { headers: { 'Cache-Control': 'no-cache', ETag: '"1"' } }),
  ),
  responseFault(
    'JSON has the charset euc-kr',
    'getPastConferencesDetail',
    withContentType('application/json; charset=euc-kr'),
  ),
  responseFault('the file name of a download is encoded twice', 'fileDownload', (response) => {
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
