import { operationTable } from '#mocks/generated/operations.ts';
import { nonApiMessage, unreachableMessage } from '#tools/dev/start/probe.ts';
import { Client } from './client.ts';
import { exampleQuestion } from './example.ts';
import { codeOf, isEnvelope, type OperationId, type Question } from './exchange.ts';
import { Ledger } from './ledger.ts';
import { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** Asked one after another, until one answers in the envelope; none of them writes or needs a login. */
const probes: OperationId[] = ['getInfo', 'getPastConferences', 'checkJoinDuplicate'];

/** Asks once, past all that a run makes of silence. */
async function ask(client: Client, { base, headers, clientSecret }: Settings, id: OperationId, question: Question) {
  const { method, path } = operationTable[id];
  const query = new URLSearchParams(
    Object.entries(question.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const sent: Record<string, string> = { ...headers, ClientSecret: clientSecret };
  if (question.body === undefined) return client.fetch(`${base}${path}?${query}`, { method, headers: sent });
  sent['Content-Type'] = 'application/json';
  return client.fetch(`${base}${path}`, { method, headers: sent, body: JSON.stringify(question.body) });
}

/**
 * Why a server can't be judged at all, as one line: it does not answer, or something else answers there. Null where a
 * run makes sense, however broken the server may be.
 */
export async function obstacle(settings: Settings): Promise<string | null> {
  const client = new Client(settings, new Ledger(), new Secrets());
  const server = new URL(settings.base);
  for (const [index, id] of probes.entries()) {
    const question = `${settings.base}${operationTable[id].path}`;
    try {
      const answer = await ask(client, settings, id, exampleQuestion(id));
      const text = new TextDecoder().decode(answer.bytes);
      const line = nonApiMessage(question, { ...answer, text });
      if (line && index === 0) return line;
      if (!isEnvelope(answer.json)) continue;
      if (answer.status !== 401) return null;
      return `${question} refuses the client secret (code ${codeOf(answer)}). Give it with VERIFY_CLIENT_SECRET.`;
    } catch (error) {
      return unreachableMessage(error, server, settings.timeout);
    }
  }
  return `${server.origin} answers JSON, but nothing in the envelope {success, data, error}: it speaks another contract.`;
}
