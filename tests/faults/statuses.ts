import { answerLike, type Fault, failure, inAnswer, inJson, onCode } from './fault.ts';

const html = (status: number) =>
  new Response('<!doctype html><title>Error</title><h1>Error</h1>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });
const typed = (type: string) => async (response: Response) =>
  answerLike(response, await response.arrayBuffer(), { headers: { 'Content-Type': type } });
const withStatus = (status: number) => async (response: Response) =>
  answerLike(response, await response.arrayBuffer(), { status });

/** Faults in statuses, codes, headers and content types. */
export const statuses: Fault[] = [
  onCode('a wrong password has status 401', 'login', '41', withStatus(401)),
  onCode('an expired token has status 401', 'all', '97', withStatus(401)),
  onCode('what does not exist has status 404', 'getInfoDetail', '44', withStatus(404)),
  onCode('what is paid has status 409', ['pgReady', 'createTransferInfo'], '80', withStatus(409)),
  onCode('a broken request has status 422', 'signup', '40', withStatus(422)),
  onCode('a broken request has status 200', 'findMemberId', '40', withStatus(200)),
  onCode('a large file has status 400', 'saveForum', '45', withStatus(400)),
  onCode('a missing token has status 403', 'getMemberInfo', '91', async (response, _json) =>
    response.status === 401 ? withStatus(403)(response) : response,
  ),
  inAnswer('a saved post has status 201', 'saveForum', async (response) =>
    response.status === 200 ? withStatus(201)(response) : response,
  ),
  inAnswer('a saved profile has status 204', 'modifyMemberInfo', (response) =>
    response.status === 200 ? new Response(null, { status: 204 }) : response,
  ),
  onCode('a taken ID has another code', 'checkJoinDuplicate', '43', () => failure('44')),
  onCode('an expired token has the code of a dead one', 'all', '97', () => failure('91')),
  onCode('a session that is over has the code of an expired token', 'all', '84', () => failure('97')),
  onCode('a locked account has the code of a wrong password', 'login', '86', () => failure('41')),
  onCode('a wrong password of the own has a common code', 'changePw', '90', () => failure('41')),
  onCode('what is paid has a common code', 'checkRegisterDuplicate', '80', () => failure('43')),
  onCode('an unverified address has the code of a mismatch', 'findMemberPassword', '46', () => failure('41')),
  onCode('a missing receipt is a server error', 'getReceipt', '44', () => failure('50', 500)),
  onCode('a broken request is a page of HTML', 'pgReady', '40', () => html(400)),
  onCode('a broken request is problem+json', 'verifyCode', '40', (response) =>
    typed('application/problem+json')(response),
  ),
  inAnswer('JSON is called text', 'getMemberInfo', typed('text/plain')),
  inAnswer('JSON is called HTML', 'logout', typed('text/html; charset=utf-8')),
  inAnswer('JSON says a Korean charset', 'getPastConferencesDetail', typed('application/json; charset=euc-kr')),
  inAnswer(
    'JSON has no content type',
    'checkJoinDuplicate',
    async (response) => new Response(await response.arrayBuffer(), { status: response.status }),
  ),
  inAnswer('a receipt is called bytes', 'getReceipt', async (response) =>
    response.headers.get('Content-Type') === 'application/pdf' ? typed('application/octet-stream')(response) : response,
  ),
  inAnswer('a download has no name', 'fileDownload', (response) => {
    response.headers.delete('Content-Disposition');
    return response;
  }),
  inAnswer('a download is shown, not saved', 'fileDownload', (response) => {
    const name = response.headers.get('Content-Disposition');
    if (name) response.headers.set('Content-Disposition', name.replace('attachment', 'inline'));
    return response;
  }),
  inAnswer('a Korean name of a download is encoded twice', 'fileDownload', (response) => {
    const name = response.headers.get('Content-Disposition');
    if (name) response.headers.set('Content-Disposition', name.replaceAll('%', '%25'));
    return response;
  }),
  inAnswer('a statement has the name of a receipt', 'getTransaction', (response) => {
    if (response.headers.has('Content-Disposition'))
      response.headers.set(
        'Content-Disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent('한빛화장품과학회 영수증.pdf')}`,
      );
    return response;
  }),
  {
    name: 'another method is a page of HTML',
    make: () => async (request, next, id) =>
      id === null && /\/v1\/front\/getInfo$/.test(new URL(request.url).pathname) ? html(405) : next(request),
  },
  {
    name: 'another method does the same',
    make: () => async (request, next, id) =>
      id === null && request.url.endsWith('/v1/front/checkJoinDuplicate')
        ? Response.json({ success: true, data: null, error: null })
        : next(request),
  },
  inJson('messages of failures are whole pages', 'all', (json) => {
    if (json.error) json.error.message = 'x'.repeat(600);
  }),
];
