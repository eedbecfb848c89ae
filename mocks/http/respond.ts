import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { handlers } from '#mocks/handlers/all.ts';
import { scenarioReply } from '#mocks/scenarios.ts';
import type { Db } from '#mocks/store/db.ts';
import type { Login } from '#mocks/store/tokens.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { readBody } from './body.ts';
import { readQuery, replyProblem } from './contract.ts';
import { missingHeaders, responsesOf } from './document.ts';
import { generatedReply } from './generated-reply.ts';
import type { FileResult } from './handler-types.ts';
import { badRequest, RejectedRequest, UnreadableBody } from './rejected-request.ts';
import { failureEnvelope, failureReply, fileReply, jsonReply, type Reply } from './reply.ts';

/** Hooks that run for every response. By default they do nothing. */
export const hooks = {
  /** Saves the changes of the store before the response is sent. */
  saved: async (): Promise<void> => {},
};

function requireHeaders(id: OperationId, headers: Headers): void {
  const missing = missingHeaders(id, headers);
  if (missing.length > 0)
    throw new RejectedRequest(failureReply(401, ErrorCode.tokenRejected, `헤더가 없습니다: ${missing.join(', ')}`));
}

const tokenFailures = {
  expired: failureEnvelope(ErrorCode.tokenExpired, '액세스 토큰이 만료되었습니다.'),
  over: failureEnvelope(ErrorCode.sessionExpired, '세션이 만료되었습니다.'),
  unknown: failureEnvelope(ErrorCode.tokenRejected, '유효하지 않은 토큰입니다.'),
};

function requireValidLogin(id: OperationId, headers: Headers, db: Db): Login | null {
  const token = headers.get('Authorization');
  if (!token || operationTable[id].token === 'none') return null;
  const lookup = db.tokens.byAccess(token);
  if ('login' in lookup) return lookup.login;
  throw new RejectedRequest(jsonReply(200, tokenFailures[lookup.refused]));
}

/** Returns the content type of the file response of an operation. */
const fileContentType = (id: OperationId) =>
  responsesOf(id).find(({ status, type }) => status === 200 && type !== 'application/json')?.type ?? '';

const isFileResult = (result: object): result is FileResult => 'bytes' in result;

/** The common type of all handlers. `runHandler` has validated the request before it calls one. */
type AnyHandler = (call: {
  query: unknown;
  body: unknown;
  login: Login | null;
  db: Db;
  site: string;
}) => Promise<object>;

async function runHandler(id: OperationId, request: Request, db: Db): Promise<Reply> {
  requireHeaders(id, request.headers);
  const query = readQuery(id, new URL(request.url).searchParams);
  if ('problem' in query) throw badRequest(`${query.problem.reason} (${query.problem.pointer})`);
  const body = await readBody(id, request);
  const login = requireValidLogin(id, request.headers, db);
  const handler = handlers[id] as unknown as AnyHandler | undefined;
  if (!handler) return generatedReply(id, request.url);
  const result = await handler({
    query: { ...operationTable[id].defaults, ...query.value },
    body,
    login,
    db,
    site: siteOrigin(request),
  });
  return isFileResult(result) ? fileReply(result, fileContentType(id)) : jsonReply(200, result);
}

/** Returns the origin of the site. The `Origin` header is preferred, because a proxy changes the host of the request. */
function siteOrigin(request: Request): string {
  const origin = request.headers.get('Origin') ?? '';
  return /^https?:\/\//.test(origin) ? origin : new URL(request.url).origin;
}

/** Reports a defect of the mock on the console: a handler has thrown or has violated the contract. */
function mockDefect(id: OperationId, reason: string): Reply {
  console.error(`mock: ${id} ${reason}`);
  return failureReply(500, ErrorCode.serverError, `mock: ${id} ${reason}`);
}

/**
 * Responds to a request to an operation. A `Prefer` header selects a scenario; otherwise the handler runs on the store.
 * The request and the reply are validated against the contract.
 * @throws UnreadableBody when the body cannot be read
 */
export async function respond(id: OperationId, request: Request, db: Db): Promise<Reply> {
  const scenario = scenarioReply(id, request.headers.get('Prefer'));
  if (scenario) return scenario;
  let reply: Reply;
  try {
    reply = await runHandler(id, request, db);
  } catch (error) {
    if (error instanceof UnreadableBody) throw error;
    reply =
      error instanceof RejectedRequest
        ? error.reply
        : mockDefect(id, error instanceof Error ? error.message : String(error));
  }
  await hooks.saved();
  const problem = replyProblem(id, reply);
  return problem ? mockDefect(id, `${problem.pointer || '/'} ${problem.reason}`) : reply;
}
