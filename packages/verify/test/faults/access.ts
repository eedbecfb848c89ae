import type { OperationId } from '#mocks/generated/operations.ts';
import {
  copyResponse,
  dataFault,
  emptySuccessResponse,
  errorCodeFault,
  type Fault,
  type LooseJson,
  readJson,
  requestFault,
  withHeader,
} from './fault.ts';

/** The access tokens of the logins that a faulty server has seen, and the client secret. */
type SeenLogins = { tokens: string[]; secret: string };

/** Creates a fault whose handler has access to the tokens of earlier logins. */
function faultWithLoginTokens(
  name: string,
  operations: OperationId[],
  handle: (
    logins: SeenLogins,
    request: Request,
    next: (request: Request) => Promise<Response>,
    id: OperationId | null,
  ) => Promise<Response>,
): Fault {
  return {
    name,
    operations,
    createHandler: () => {
      const logins: SeenLogins = { tokens: [], secret: '' };
      return async (request, next, id) => {
        const response = await handle(logins, request, next, id);
        if (id === 'login') {
          const json = await readJson(response);
          if (json?.success) logins.tokens.push(json.data.access_token);
          logins.secret = request.headers.get('ClientSecret') ?? logins.secret;
        }
        return response;
      };
    },
  };
}

/**
 * Creates a fault that treats a rejected token as the token of a logged-in member.
 * @param rejectionCodes the error codes of the rejections
 */
const acceptsAnyToken = (name: string, ids: OperationId[], rejectionCodes: string[]): Fault =>
  faultWithLoginTokens(name, ids, async (logins, request, next, id) => {
    const response = await next(request.clone());
    const json = id && ids.includes(id) ? await readJson(response) : null;
    const [token] = logins.tokens;
    if (!token || !rejectionCodes.includes(json?.error?.code)) return response;
    return next(withHeader(request, 'Authorization', token));
  });

/**
 * Creates a fault that lets guests download personal files by number.
 * @param list the operation that lists the files of a member
 * @param filesIn returns number and path of each file in the data of that operation; the path is null when it has none
 */
const servesPrivateFiles = (
  name: string,
  list: OperationId,
  filesIn: (data: LooseJson) => [number, string | null][],
): Fault => ({
  name,
  operations: 'fileDownload',
  createHandler: () => {
    const knownFiles = new Map<number, string | null>();
    return async (request, next, id) => {
      const { searchParams, origin } = new URL(request.url);
      const path = id === 'fileDownload' ? knownFiles.get(Number(searchParams.get('file_pk'))) : undefined;
      if (path !== undefined) {
        const file = path === null ? new Response('certificate') : await next(new Request(origin + path, request));
        const headers = { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' };
        return copyResponse(file, await file.arrayBuffer(), { headers });
      }
      const response = await next(request);
      const json = id === list ? await readJson(response) : null;
      if (json?.success) for (const [pk, path] of filesIn(json.data)) knownFiles.set(pk, path);
      return response;
    };
  },
});

/** Faults in authentication, authorization and verification. */
export const accessFaults: Fault[] = [
  acceptsAnyToken('the profile accepts any token', ['getMemberInfo'], ['91']),
  acceptsAnyToken('the annual fees accept any token', ['getAnnualFeePaid'], ['91']),
  acceptsAnyToken('posts can be saved with any token', ['saveForum'], ['91']),
  acceptsAnyToken('registrations accept an expired token', ['getRegisterInfo'], ['97', '84']),
  servesPrivateFiles('a guest can download a student certificate by its number', 'getStudentCertificate', (data) =>
    data.file_pk === null ? [] : [[data.file_pk, null]],
  ),
  servesPrivateFiles('a guest can download an abstract by the number in its path', 'getAbstractList', (data) =>
    data.abstract.map(({ file_path: path }: LooseJson) => [Number(/\d+/.exec(path)?.[0]), path]),
  ),
  dataFault('the path of an abstract has no random part', 'getAbstractList', (data) => {
    for (const row of data.abstract) row.file_path = row.file_path.replace(/-[0-9a-f]{32}/, '');
  }),
  acceptsAnyToken('guests can read posts of the free board', ['getInfoDetail'], ['91']),
  requestFault('the client secret is not required', 'all', (request) =>
    request.headers.get('ClientSecret') ? request : withHeader(request, 'ClientSecret', 'hanbit-web'),
  ),
  requestFault('the client secret is not required for login', 'login', (request) =>
    request.headers.get('ClientSecret') ? request : withHeader(request, 'ClientSecret', 'hanbit-web'),
  ),
  {
    name: 'a logout does not end the session',
    operations: 'logout',
    createHandler: () => async (request, next, id) =>
      id === 'logout' && request.headers.get('Authorization')?.includes('.member-')
        ? emptySuccessResponse()
        : next(request),
  },
  {
    name: 'a refresh token is accepted after logout',
    operations: 'requestToken',
    createHandler: () => {
      const refreshedTokens = new Map<string, string>();
      return async (request, next, id) => {
        const body: LooseJson = id === 'requestToken' ? await readJson(request) : null;
        const response = await next(request);
        const json = id === 'requestToken' ? await readJson(response) : null;
        if (json?.success) refreshedTokens.set(body.refresh_token, json.data.access_token);
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
    name: 'an access token is accepted for a refresh',
    operations: 'requestToken',
    createHandler: () => async (request, next, id) => {
      const body: LooseJson = id === 'requestToken' ? await readJson(request) : null;
      if (!String(body?.refresh_token).startsWith('at.')) return next(request);
      return Response.json({ success: true, data: { access_token: 'at.feedfeedfeedfeed.member-1' }, error: null });
    },
  },
  {
    name: 'a refresh returns the old access token',
    operations: 'requestToken',
    createHandler: () => {
      const firstAccessTokens = new Map<string, string>();
      return async (request, next, id) => {
        const body: LooseJson = id === 'requestToken' ? await readJson(request) : null;
        const response = await next(request);
        const json = id === 'login' || id === 'requestToken' ? await readJson(response) : null;
        if (id === 'login' && json?.success) firstAccessTokens.set(json.data.refresh_token, json.data.access_token);
        if (id !== 'requestToken' || !json?.success) return response;
        return Response.json({
          ...json,
          data: { access_token: firstAccessTokens.get(body.refresh_token) ?? json.data.access_token },
        });
      };
    },
  },
  errorCodeFault('another member can edit a post', 'saveForum', '41', () => emptySuccessResponse()),
  errorCodeFault(
    'statements of other members can be downloaded',
    'getTransaction',
    '44',
    () =>
      new Response('%PDF-1.7 x %%EOF', {
        headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment' },
      }),
  ),
  errorCodeFault('payments of other members can be read', 'pgApprovalCallback', '44', () =>
    Response.json({ success: true, data: { approved: false, pay_info_pk: null, amount: 0 }, error: null }),
  ),
  errorCodeFault('a password change accepts a wrong current password', 'changePw', '90', () => emptySuccessResponse()),
  errorCodeFault('the current password is accepted as the new one', 'changePw', '43', () => emptySuccessResponse()),
  errorCodeFault('accounts are never locked', 'login', '86', async (_response, _json, request) =>
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
  errorCodeFault('a password reset needs no confirmation of ID and email address', 'resetPw', '46', () =>
    emptySuccessResponse(),
  ),
  errorCodeFault('sign-up accepts an unverified email address', 'signup', '46', () => emptySuccessResponse()),
  errorCodeFault('sign-up accepts a taken email address', 'signup', '43', (response, json) =>
    json.error.message.includes('이메일') ? emptySuccessResponse() : response,
  ),
  errorCodeFault('sign-up accepts two different passwords', 'signup', '41', () => emptySuccessResponse()),
  errorCodeFault('a wrong verification code is accepted', 'verifyCode', '41', () => emptySuccessResponse()),
  errorCodeFault('a verification code is accepted after five wrong attempts', 'verifyCode', '42', () =>
    emptySuccessResponse(),
  ),
  errorCodeFault('an email address without a sent code is verified', 'verifyCode', '44', () => emptySuccessResponse()),
  errorCodeFault('a profile change accepts an unverified email address', 'modifyMemberInfo', '46', () =>
    emptySuccessResponse(),
  ),
  errorCodeFault('a password search accepts an unverified email address', 'findMemberPassword', '46', () =>
    emptySuccessResponse(),
  ),
];
