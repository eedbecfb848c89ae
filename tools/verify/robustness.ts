import fc from 'fast-check';
import { operationTable } from '#mocks/generated/operations.ts';
import { operationIds } from '#mocks/http/document.ts';
import { complaintsAbout, refusalComplaints } from './checks.ts';
import { bodyOf, queryOf } from './example.ts';
import { codeOf, type Exchange, type OperationId, type Question } from './exchange.ts';
import { Halt } from './halt.ts';
import type { Complaint } from './ledger.ts';
import { extremesOf, mutationsOf } from './mutations.ts';
import { bodyBreaches } from './schema.ts';
import { type Session, Skip, type Walk } from './walk.ts';
import { ownQuestion } from './workflows/refusals.ts';
import { logIn } from './workflows/session.ts';
import { writes } from './writes.ts';

/**
 * Who asks an operation that needs a token. What a broken server might take by mistake is never sent for a member that
 * the tester gave; a post has the mark of the run, whoever writes it.
 */
function askerOf(walk: Walk, id: OperationId): Session | null {
  if (operationTable[id].token !== 'required') return null;
  if (!writes(id) || id === 'saveForum') return walk.anyone(id);
  const own = walk.who((session) => session.own);
  return walk.need(own, 'the run made no account of its own', id);
}

/** Sends a request as whoever may ask so. A logout that is taken would end the session, so it gets one for itself. */
async function send(walk: Walk, id: OperationId, question: Question): Promise<Exchange> {
  walk.need(!walk.run.client.isSilent(id), `${id} does not answer, and is not asked again`);
  const asker = askerOf(walk, id);
  if (!asker) return walk.run.client.send(id, question);
  const { access: token } = id === 'logout' ? await logIn(walk, asker) : asker;
  const exchange = await walk.run.client.send(id, { ...question, token });
  if (codeOf(exchange.answer) === '91') await walk.renew(asker);
  return exchange;
}

const complain = (walk: Walk, exchange: Exchange, complaints: Complaint[]) => {
  for (const complaint of complaints) walk.check(false, complaint, { exchange, outcomes: ['badRequest'] });
};

const reach = (walk: Walk, { operation, answer }: Exchange) => {
  if (answer?.status === 400) walk.run.ledger.reach(operation, ['badRequest']);
};

/** Sends a request that breaks the contract; it has to be refused as one, in the envelope. */
async function mustRefuse(walk: Walk, id: OperationId, question: Question, what: string): Promise<boolean> {
  const exchange = await send(walk, id, question);
  reach(walk, exchange);
  const general = complaintsAbout(exchange);
  const refusal = refusalComplaints(exchange).map((complaint) => ({ ...complaint, pointer: what }));
  const complaints = [
    ...general.map((complaint) => ({ ...complaint, message: `${complaint.message} (sent: ${what})` })),
    ...refusal,
  ];
  complain(walk, exchange, complaints);
  return complaints.length === 0;
}

/** Every breach of one place, each once. */
async function systematic(walk: Walk, id: OperationId): Promise<void> {
  for (const { what, question } of mutationsOf(id, ownQuestion(walk, id))) await mustRefuse(walk, id, question, what);
}

/** Another method than the contract has for the path: refused in the envelope, whatever its status of 4xx is. */
async function otherMethod(walk: Walk, id: OperationId): Promise<void> {
  const method = operationTable[id].method === 'GET' ? 'POST' : 'GET';
  const { query } = ownQuestion(walk, id);
  const exchange = await send(walk, id, { ...(query ? { query } : {}), method });
  const { answer } = exchange;
  const isRefused = answer !== null && answer.status >= 400 && answer.status < 500;
  const refusal = {
    rule: 'method',
    message: `${method} is not refused`,
    expected: 'a status of 4xx',
    actual: String(answer?.status),
  };
  complain(walk, exchange, [...complaintsAbout(exchange, true), ...(isRefused ? [] : [refusal])]);
}

/** A parameter that the contract does not have. It may be refused or passed over, but nothing may fail. */
async function unknownParameter(walk: Walk, id: OperationId): Promise<void> {
  const question = ownQuestion(walk, id);
  const exchange = await send(walk, id, { ...question, query: { ...question.query, nonsense: '1' } });
  reach(walk, exchange);
  complain(walk, exchange, complaintsAbout(exchange));
}

/** Values that nobody expects: any JSON, and texts of any characters. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => text.isWellFormed()),
);

/** Fields of a body that are replaced by odd values; a property-based test of all of them at once. */
function oddBodies(id: OperationId, sound: Question): fc.Arbitrary<Question> | null {
  const { body } = sound;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const names = Object.keys(bodyOf(id)?.schema.properties ?? {});
  const replaced = fc.dictionary(fc.constantFrom(...names), odd, { minKeys: 1, maxKeys: 3, noNullPrototype: true });
  return replaced.map((fields) => ({ ...sound, body: { ...body, ...fields } }));
}

/** Queries that keep the contract with texts and numbers that nobody expects. */
function oddQueries(id: OperationId, sound: Question): fc.Arbitrary<Question> | null {
  const free = queryOf(id).filter(({ name }) => name === 'search' || name === 'conference_name');
  if (free.length === 0) return null;
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((value) => [...value].length <= 100);
  return fc
    .record(Object.fromEntries(free.map(({ name }) => [name, text])))
    .map((values) => ({ ...sound, query: { ...sound.query, ...values } }));
}

/** Sends a request that may keep the contract or not; what it says of itself decides what has to come. */
async function mustAnswer(
  walk: Walk,
  id: OperationId,
  question: Question,
  what = 'generated values',
): Promise<boolean> {
  const isBroken = bodyOf(id) !== null && bodyBreaches(id, question.body).length > 0;
  if (isBroken) return mustRefuse(walk, id, question, what);
  // What a server may take would be left there.
  if (writes(id)) return true;
  const exchange = await send(walk, id, question);
  const complaints = complaintsAbout(exchange);
  if (exchange.answer?.status === 400) {
    const message = `a request that keeps the contract is refused (sent: ${what})`;
    complaints.push({ rule: 'refused', message, expected: 'status 200', actual: 'status 400' });
  }
  complain(walk, exchange, complaints);
  return complaints.length === 0;
}

/** Tries generated requests, as many as the run allows; the seed makes them the same again. */
async function generated(walk: Walk, id: OperationId): Promise<void> {
  const { seed, tries } = walk.run.settings;
  const sound = ownQuestion(walk, id);
  const questions = oddBodies(id, sound) ?? oddQueries(id, sound);
  if (!questions || tries === 0) return;
  const property = fc.asyncProperty(questions, (question) => mustAnswer(walk, id, question));
  // The first that fails is noted with its request; to shrink it would send many more.
  const { errorInstance } = await fc.check(property, {
    seed,
    numRuns: tries,
    endOnFailure: true,
    interruptAfterTimeLimit: 20_000,
  });
  // What ends the step or the run is no property of the request.
  if (errorInstance instanceof Halt || errorInstance instanceof Skip) throw errorInstance;
}

/** Requests that no client should send, to every operation. */
export async function robustness(walk: Walk): Promise<void> {
  for (const id of operationIds) {
    await walk.step(`${id} refuses what breaks the contract`, async () => {
      if (writes(id)) walk.mayWrite(id);
      await systematic(walk, id);
      await unknownParameter(walk, id);
    });
    if (!writes(id)) {
      await walk.step(`${id} takes what is at the limits of the contract`, async () => {
        for (const { what, question } of extremesOf(id, ownQuestion(walk, id)))
          await mustAnswer(walk, id, question, what);
      });
    }
    await walk.step(`${id} refuses another method`, () => otherMethod(walk, id));
    await walk.step(`${id} survives generated requests`, async () => {
      if (writes(id)) walk.mayWrite(id);
      await generated(walk, id);
    });
  }
}
