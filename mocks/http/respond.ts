import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { handlers } from '#mocks/handlers/all.ts';
import { scenarioReply } from '#mocks/scenarios.ts';
import type { Db } from '#mocks/store/db.ts';
import type { Login } from '#mocks/store/tokens.ts';
import { readBody } from './body.ts';
import { readQuery, replyProblem } from './contract.ts';
import { headerAlternatives, responsesOf } from './document.ts';
import type { FileResult } from './handler-types.ts';
import { badRequest, RejectedRequest, UnreadableBody } from './rejected-request.ts';
import { failureEnvelope, failureReply, fileReply, jsonReply, type Reply } from './reply.ts';

/** What the surroundings put around every answer; nothing, unless they say so. */
export const hooks = {
  /** Waits as long as the network is said to be slow. */
  latency: async (_operation: OperationId): Promise<void> => {},
  /** Waits until what the answer changed is kept. */
  saved: async (): Promise<void> => {},
};

function requireHeaders(id: OperationId, headers: Headers): void {
  const alternatives = headerAlternatives(id);
  if (alternatives.length === 0) return;
  const missing = alternatives.map((names) => names.filter((name) => !headers.get(name)));
  if (missing.some((names) => names.length === 0)) return;
  throw new RejectedRequest(failureReply(401, '91', `헤더가 없습니다: ${missing[0]?.join(', ')}`));
}

const tokenFailures = {
  expired: failureEnvelope('97', '액세스 토큰이 만료되었습니다.'),
  over: failureEnvelope('84', '세션이 만료되었습니다.'),
  unknown: failureEnvelope('91', '유효하지 않은 토큰입니다.'),
};

function requireValidLogin(id: OperationId, headers: Headers, db: Db): Login | null {
  const token = headers.get('Authorization');
  if (!token || operationTable[id].token === 'none') return null;
  const found = db.tokens.byAccess(token);
  if ('login' in found) return found.login;
  throw new RejectedRequest(jsonReply(200, tokenFailures[found.refused]));
}

/** What the contract calls the file that an operation answers. */
const fileContentType = (id: OperationId) =>
  responsesOf(id).find(({ status, type }) => status === 200 && type !== 'application/json')?.type ?? '';

const isFileResult = (answer: object): answer is FileResult => 'bytes' in answer;

/** The handlers are typed one by one; here they are all alike, and the request has just been checked to fit. */
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
  const handler = handlers[id] as unknown as AnyHandler;
  const answer = await handler({
    query: { ...operationTable[id].defaults, ...query.value },
    body,
    login,
    db,
    site: siteOrigin(request),
  });
  return isFileResult(answer) ? fileReply(answer, fileContentType(id)) : jsonReply(200, answer);
}

/** A proxy before the mock changes the host of a request, but not the header that tells of the page that sent it. */
function siteOrigin(request: Request): string {
  const origin = request.headers.get('Origin') ?? '';
  return /^https?:\/\//.test(origin) ? origin : new URL(request.url).origin;
}

/** A handler that answers what the contract does not say, or throws, is a defect of the mock: it is said aloud. */
function mockDefect(id: OperationId, reason: string): Reply {
  console.error(`mock: ${id} ${reason}`);
  return failureReply(500, '50', `mock: ${id} ${reason}`);
}

/** Answers a request to an operation from a store: checked before and after, or as the scenario that it asks for. */
export async function respond(id: OperationId, request: Request, db: Db): Promise<Reply> {
  await hooks.latency(id);
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
