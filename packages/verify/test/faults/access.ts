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
  servesPrivateFiles('a guest can download a student certificate by its number', 'getStudentCertificate', (data) =>
    data.file_pk === null ? [] : [[data.file_pk, null]],
  ),
  dataFault('the path of an abstract has no random part', 'getAbstractList', (data) => {
    for (const row of data.abstract) row.file_path = row.file_path.replace(/-[0-9a-f]{32}/, '');
  }),
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
    name: 'an access token is accepted for a refresh',
    operations: 'requestToken',
    createHandler: () => async (request, next, id) => {
      const body: LooseJson = id === 'requestToken' ? await readJson(request) : null;
      if (!String(body?.refresh_token).startsWith('at.')) return next(request);
      return Response.json({ success: true, data: { access_token: 'at.feedfeedfeedfeed.member-1' }, error: null });
    },
  },
  errorCodeFault('another member can edit a post', 'saveForum', '41', () => emptySuccessResponse()),
  errorCodeFault('sign-up accepts two different passwords', 'signup', '41', () => emptySuccessResponse()),
];
