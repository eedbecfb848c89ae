import { operationTable } from '#mocks/generated/operations.ts';
import { replyProblem } from '#mocks/http/contract.ts';
import type { RecordedScenario } from '#mocks/recordings/recorded-scenarios.ts';
import { recordedScenariosIn } from '#mocks/recordings/recording-folder.node.ts';
import { handleRequest } from '#mocks/server.ts';
import { knownPersonas } from '#mocks/store/personas.ts';
import { setStore, storeOf } from '#mocks/store/stores.ts';
import { envelopeIn } from '#tools/dev/backend/envelopes.ts';

const session = 'recordings-diff';

/** Returns what the mock answers to the request of a scenario: the status and the code, or `success`. */
async function mockOutcome({ operation, request }: RecordedScenario): Promise<string> {
  setStore(session);
  const [persona] = knownPersonas();
  const headers = new Headers({ ClientSecret: 'diff', 'X-Mock-Session': session });
  if (persona && operationTable[operation].token !== 'none')
    headers.set('Authorization', storeOf(session).tokens.begin(persona.member.pk).accessToken);
  const hasBody = request.method !== 'GET' && request.body !== null;
  if (hasBody) headers.set('Content-Type', 'application/json');
  const init = { method: request.method, headers, ...(hasBody ? { body: JSON.stringify(request.body) } : {}) };
  const response = await handleRequest(new Request(new URL(request.url, 'http://localhost'), init), false);
  return outcomeOf(response.status, await response.arrayBuffer());
}

/** Returns status and code of a response. A file counts as a success. */
function outcomeOf(status: number, body: ArrayBuffer): string {
  const code = envelopeIn(body)?.code;
  return code ? `status ${status} with code ${code}` : `status ${status}`;
}

const encodeJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer;

/**
 * Compares the recorded scenarios of a folder with the contract and the mock of today. The mock has no record of a
 * replaced ID and knows no password, so only outcomes of requests that read are compared with it.
 * @returns one line for each difference, and one with the number of scenarios
 * @throws Error with one line
 */
export async function diffRecordings(folder: string): Promise<string[]> {
  const scenarios = await recordedScenariosIn(folder);
  if (scenarios.length === 0) throw new Error(`${folder} has no recorded scenarios.`);
  const lines: string[] = [];
  for (const scenario of scenarios) {
    const { operation, name, status, type, json } = scenario;
    const problem = replyProblem(operation, { status, type, json });
    if (problem)
      lines.push(`${operation}/${name}: the contract differs at ${problem.pointer || '/'}: ${problem.reason}`);
    if (scenario.request.method !== 'GET') continue;
    const [recorded, today] = [outcomeOf(status, encodeJson(json ?? null)), await mockOutcome(scenario)];
    if (recorded !== today) lines.push(`${operation}/${name}: recorded ${recorded}, the mock answers ${today}`);
  }
  return [...lines, `${scenarios.length} scenarios, ${lines.length} differences.`];
}
