import { answerProblem, bodyProblem, readQuery } from './contract';
import type { Db } from './db';
import { answersOf, headerAlternatives, operationPart } from './document';
import { type OperationId, operationTable } from './generated/operations';
import { handlers } from './handlers/all';
import type { FileAnswer } from './operation';
import { failure, failureReply, fileReply, jsonReply, type Reply } from './reply';
import { scenarioReply } from './scenarios';
import type { Login } from './tokens';

/** What the surroundings put around every answer; nothing, unless they say so. */
export const hooks = {
  /** Waits as long as the network is said to be slow. */
  latency: async (_operation: OperationId): Promise<void> => {},
  /** Waits until what the answer changed is kept. */
  saved: async (): Promise<void> => {},
};

/** A reply that ends the handling of a request where it is thrown. */
class Refusal extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super('refused');
    this.reply = reply;
  }
}

/** A body that broke off or is past the limit: what to answer is up to whoever took the request. */
class UnreadableBody extends Error {}

const badRequest = (reason: string) => new Refusal(failureReply(400, '40', reason));

function checkHeaders(id: OperationId, headers: Headers): void {
  const alternatives = headerAlternatives(id);
  if (alternatives.length === 0) return;
  const missing = alternatives.map((names) => names.filter((name) => !headers.get(name)));
  if (missing.some((names) => names.length === 0)) return;
  throw new Refusal(failureReply(401, '91', `헤더가 없습니다: ${missing[0]?.join(', ')}`));
}

function loginOf(id: OperationId, headers: Headers, db: Db): Login | null {
  const token = headers.get('Authorization');
  if (!token || operationTable[id].token === 'none') return null;
  const found = db.tokens.byAccess(token);
  if ('login' in found) return found.login;
  throw new Refusal(
    found.refused === 'expired'
      ? jsonReply(200, failure('97', '액세스 토큰이 만료되었습니다.'))
      : jsonReply(200, failure('91', '유효하지 않은 토큰입니다.')),
  );
}

async function readBody(id: OperationId, request: Request): Promise<unknown> {
  const part = operationPart(id).requestBody;
  if (!part?.content['application/json']) return undefined;
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const text = await request.text().catch((cause) => {
    throw new UnreadableBody('The body could not be read.', { cause });
  });
  if (text === '') {
    if (part.required) throw badRequest('본문이 없습니다.');
    return undefined;
  }
  if (type !== 'application/json') throw badRequest(`Content-Type: application/json이어야 합니다 (${type ?? '없음'}).`);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badRequest('본문이 올바른 JSON이 아닙니다.');
  }
  const problem = bodyProblem(id, body);
  if (problem) throw badRequest(`${problem.reason} (${problem.pointer})`);
  return body;
}

/** What the contract calls the file that an operation answers. */
const fileType = (id: OperationId) =>
  answersOf(id).find(({ status, type }) => status === 200 && type !== 'application/json')?.type ?? '';

const isFile = (answer: object): answer is FileAnswer => 'bytes' in answer;

/** The handlers are typed one by one; here they are all alike, and the request has just been checked to fit. */
type AnyHandler = (call: { query: unknown; body: unknown; login: Login | null; db: Db }) => Promise<object>;

async function handle(id: OperationId, request: Request, db: Db): Promise<Reply> {
  checkHeaders(id, request.headers);
  const query = readQuery(id, new URL(request.url).searchParams);
  if ('problem' in query) throw badRequest(`${query.problem.reason} (${query.problem.pointer})`);
  const body = await readBody(id, request);
  const login = loginOf(id, request.headers, db);
  const handler = handlers[id] as unknown as AnyHandler;
  const answer = await handler({ query: { ...operationTable[id].defaults, ...query.value }, body, login, db });
  return isFile(answer) ? fileReply(answer, fileType(id)) : jsonReply(200, answer);
}

/** A handler that answers what the contract does not say, or throws, is a defect of the mock: it is said aloud. */
function broken(id: OperationId, reason: string): Reply {
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
    reply = await handle(id, request, db);
  } catch (error) {
    if (error instanceof UnreadableBody) throw error;
    reply = error instanceof Refusal ? error.reply : broken(id, error instanceof Error ? error.message : String(error));
  }
  await hooks.saved();
  const problem = answerProblem(id, reply);
  return problem ? broken(id, `${problem.pointer || '/'} ${problem.reason}`) : reply;
}
