import { type Fault, fault, readJson, successResponse, withHeader } from './fault.ts';

/** Faults in authentication, authorization and verification. */
export const accessFaults: Fault[] = [
  fault.stateful('the profile accepts any token', ['getMemberInfo', 'login'], () => {
    let token = '';
    return async (request, next, id) => {
      const response = await next(request.clone());
      const json = await readJson(response);
      if (id === 'login' && json?.success) token = json.data.access_token;
      const isRejected = id === 'getMemberInfo' && json?.error?.code === '91' && token !== '';
      return isRejected ? next(withHeader(request, 'Authorization', token)) : response;
    };
  }),
  fault.stateful(
    'a guest can download a student certificate by its number',
    ['fileDownload', 'getStudentCertificate'],
    () => {
      const numbers = new Set<string | null>();
      return async (request, next, id) => {
        const headers = { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' };
        if (id === 'fileDownload' && numbers.has(new URL(request.url).searchParams.get('file_pk')))
          return new Response('certificate', { headers });
        const response = await next(request);
        if (id === 'getStudentCertificate') numbers.add(String((await readJson(response))?.data?.file_pk));
        return response;
      };
    },
  ),
  fault.data('the path of an abstract has no random part', 'getAbstractList', (data) => {
    for (const row of data.abstract) row.file_path = row.file_path.replace(/-[0-9a-f]{32}/, '');
  }),
  fault.request('the client secret is not required for login', 'login', (request) =>
    request.headers.get('ClientSecret') ? request : withHeader(request, 'ClientSecret', 'hanbit-web'),
  ),
  fault.handling('a logout does not end the session', 'logout', async (request, next) =>
    request.headers.get('Authorization')?.includes('.member-') ? successResponse() : next(request),
  ),
  fault.handling('an access token is accepted for a refresh', 'requestToken', async (request, next) => {
    if (!String((await readJson(request))?.refresh_token).startsWith('at.')) return next(request);
    return successResponse({ access_token: 'at.feedfeedfeedfeed.member-1' });
  }),
  fault.errorCode('another member can edit a post', 'saveForum', '41', () => successResponse()),
  fault.errorCode('sign-up accepts two different passwords', 'signup', '41', () => successResponse()),
];
