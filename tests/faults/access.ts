import type { OperationId } from '#mocks/generated/operations.ts';
import {
  answerLike,
  emptySuccess,
  type Fault,
  inData,
  jsonOf,
  type Loose,
  onCode,
  onRequest,
  withHeader,
} from './fault.ts';

/** A server that remembers the tokens of the logins that it saw. */
function remembering(
  name: string,
  wrap: (
    known: { tokens: string[]; secret: string },
    request: Request,
    next: (request: Request) => Promise<Response>,
    id: string | null,
  ) => Promise<Response>,
): Fault {
  return {
    name,
    make: () => {
      const known = { tokens: [] as string[], secret: '' };
      return async (request, next, id) => {
        const response = await wrap(known, request, next, id);
        if (id === 'login') {
          const json = await jsonOf(response);
          if (json?.success) known.tokens.push(json.data.access_token);
          known.secret = request.headers.get('ClientSecret') ?? known.secret;
        }
        return response;
      };
    },
  };
}

/** Takes any token for one of somebody who is logged in, in some operations. */
const anyToken = (name: string, ids: string[], refused: string[]): Fault =>
  remembering(name, async (known, request, next, id) => {
    const response = await next(request.clone());
    const json = id && ids.includes(id) ? await jsonOf(response) : null;
    const [token] = known.tokens;
    if (!token || !refused.includes(json?.error?.code)) return response;
    return next(withHeader(request, 'Authorization', token));
  });

/**
 * A server that serves personal files to guests by their numbers.
 * @param list the operation that tells a member about the own files
 * @param filesIn the numbers of the files in its data, each with the address of the file; null where it has none
 */
const servesFilesOf = (
  name: string,
  list: OperationId,
  filesIn: (data: Loose) => [number, string | null][],
): Fault => ({
  name,
  make: () => {
    const known = new Map<number, string | null>();
    return async (request, next, id) => {
      const { searchParams, origin } = new URL(request.url);
      const path = id === 'fileDownload' ? known.get(Number(searchParams.get('file_pk'))) : undefined;
      if (path !== undefined) {
        const file = path === null ? new Response('certificate') : await next(new Request(origin + path, request));
        const headers = { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' };
        return answerLike(file, await file.arrayBuffer(), { headers });
      }
      const response = await next(request);
      const json = id === list ? await jsonOf(response) : null;
      if (json?.success) for (const [pk, address] of filesIn(json.data)) known.set(pk, address);
      return response;
    };
  },
});

/** Faults in who may do what, and for how long. */
export const access: Fault[] = [
  anyToken('the token of a profile is not checked', ['getMemberInfo'], ['91']),
  anyToken('the token of fees is not checked', ['getAnnualFeePaid'], ['91']),
  anyToken('the token of a post is not checked', ['saveForum'], ['91']),
  anyToken('an expired token is taken for registrations', ['getRegisterInfo'], ['97', '84']),
  servesFilesOf('a student certificate is served to a guest by its number', 'getStudentCertificate', (data) =>
    data.file_pk === null ? [] : [[data.file_pk, null]],
  ),
  servesFilesOf('an abstract is served to a guest by the number in its address', 'getAbstractList', (data) =>
    data.abstract.map(({ file_path: path }: Loose) => [Number(/\d+/.exec(path)?.[0]), path]),
  ),
  inData('the address of an abstract can be guessed', 'getAbstractList', (data) => {
    for (const row of data.abstract) row.file_path = row.file_path.replace(/-[0-9a-f]{32}/, '');
  }),
  anyToken('guests read the free board', ['getInfoDetail'], ['91']),
  onRequest('the client secret is not asked for', 'all', (request) =>
    request.headers.get('ClientSecret') ? request : withHeader(request, 'ClientSecret', 'hanbit-web'),
  ),
  onRequest('the client secret of a login is not asked for', 'login', (request) =>
    request.headers.get('ClientSecret') ? request : withHeader(request, 'ClientSecret', 'hanbit-web'),
  ),
  {
    name: 'a logout ends nothing',
    make: () => async (request, next, id) =>
      id === 'logout' && request.headers.get('Authorization')?.includes('.member-') ? emptySuccess() : next(request),
  },
  {
    name: 'a refresh token outlives its logout',
    make: () => {
      const fresh = new Map<string, string>();
      return async (request, next, id) => {
        const body: Loose = id === 'requestToken' ? await jsonOf(request) : null;
        const response = await next(request);
        const json = id === 'requestToken' ? await jsonOf(response) : null;
        if (json?.success) fresh.set(body.refresh_token, json.data.access_token);
        if (
          json?.error?.code !== '91' ||
          !String(body?.refresh_token).startsWith('rt.') ||
          String(body.refresh_token).endsWith('nobody')
        )
          return response;
        return Response.json({ success: true, data: { access_token: 'at.feedfeedfeedfeed.member-1' }, error: null });
      };
    },
  },
  {
    name: 'an access token refreshes too',
    make: () => async (request, next, id) => {
      const body: Loose = id === 'requestToken' ? await jsonOf(request) : null;
      if (!String(body?.refresh_token).startsWith('at.')) return next(request);
      return Response.json({ success: true, data: { access_token: 'at.feedfeedfeedfeed.member-1' }, error: null });
    },
  },
  {
    name: 'a refresh gives the token that was there',
    make: () => {
      const first = new Map<string, string>();
      return async (request, next, id) => {
        const body: Loose = id === 'requestToken' ? await jsonOf(request) : null;
        const response = await next(request);
        const json = id === 'login' || id === 'requestToken' ? await jsonOf(response) : null;
        if (id === 'login' && json?.success) first.set(json.data.refresh_token, json.data.access_token);
        if (id !== 'requestToken' || !json?.success) return response;
        return Response.json({
          ...json,
          data: { access_token: first.get(body.refresh_token) ?? json.data.access_token },
        });
      };
    },
  },
  onCode('a stranger edits a post', 'saveForum', '41', () => emptySuccess()),
  onCode(
    'papers of others are given',
    'getTransaction',
    '44',
    () =>
      new Response('%PDF-1.7 x %%EOF', {
        headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment' },
      }),
  ),
  onCode('payments of others are told', 'pgApprovalCallback', '44', () =>
    Response.json({ success: true, data: { approved: false, pay_info_pk: null, amount: 0 }, error: null }),
  ),
  onCode('any password changes the own', 'changePw', '90', () => emptySuccess()),
  onCode('the same password is taken as new', 'changePw', '43', () => emptySuccess()),
  onCode('accounts are never locked', 'login', '86', async (_response, _json, request) =>
    Response.json(
      {
        success: true,
        data: {
          access_token: 'at.feedfeedfeedfeed.x',
          refresh_token: 'rt.feedfeedfeedfeed.x',
          member_name: '검증',
          member_pk: 1,
          member_type: '일반회원',
        },
        error: null,
      },
      { headers: { 'X-For': request.method } },
    ),
  ),
  onCode('a password is replaced without a search for it', 'resetPw', '46', () => emptySuccess()),
  onCode('an address need not be verified to sign up', 'signup', '46', () => emptySuccess()),
  onCode('an address may be taken twice', 'signup', '43', (response, json) =>
    json.error.message.includes('이메일') ? emptySuccess() : response,
  ),
  onCode('two passwords of a sign-up may differ', 'signup', '41', () => emptySuccess()),
  onCode('any code verifies', 'verifyCode', '41', () => emptySuccess()),
  onCode('a code never dies', 'verifyCode', '42', () => emptySuccess()),
  onCode('an address that was never sent a code is verified', 'verifyCode', '44', () => emptySuccess()),
  onCode('a profile takes any address', 'modifyMemberInfo', '46', () => emptySuccess()),
  onCode('a forgotten password needs no verified address', 'findMemberPassword', '46', () => emptySuccess()),
];
