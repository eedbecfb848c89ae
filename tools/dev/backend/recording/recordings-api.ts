import { operationIds } from '#mocks/http/document.ts';
import { recordedNamePattern } from '#mocks/recordings/recorded-scenarios.ts';
import { recordedFiles, writeScenario } from '#mocks/recordings/recording-folder.node.ts';
import { recordingsPath } from '#mocks/recordings/served-recordings.ts';
import { isJsonRecord, isJsonRequest } from '#tools/dev/backend/panel-request.ts';
import { Redaction } from './redaction.ts';
import { createScenario } from './scenario.ts';

/** Saves a response that the page has received as a scenario. @returns a response with a sentence for the developer */
async function saveScenario(folder: string, value: unknown): Promise<Response> {
  if (!isJsonRecord(value)) return new Response(null, { status: 400 });
  const { operation, name, method, url, status, text } = value;
  const id = operationIds.find((known) => known === operation);
  if (!id || typeof method !== 'string' || typeof url !== 'string' || typeof status !== 'number')
    return new Response(null, { status: 400 });
  if (typeof name !== 'string' || !recordedNamePattern.test(name) || typeof text !== 'string')
    return new Response('이름은 영문자, 숫자, -, _만 쓸 수 있습니다.', { status: 400 });
  const type = 'application/json';
  const exchange = { operation: id, method, url, requestBody: undefined, status, type, text, size: text.length };
  const scenario = createScenario({ ...exchange, startedAt: Date.now() }, new Redaction(), name);
  const isFree = await writeScenario(folder, scenario).catch(() => null);
  if (isFree === null)
    return new Response(`${folder}에 저장할 수 없습니다. 폴더의 권한을 확인해 주세요.`, { status: 500 });
  return isFree
    ? new Response(`${folder}/${id}/${name}.json에 저장했습니다.`, { status: 201 })
    : new Response('같은 이름의 시나리오가 있습니다. 다른 이름을 써 주세요.', { status: 409 });
}

/** Responds with the list of recordings or with one of them, and saves a response. */
export async function respondWithRecordings(folder: string, request: Request): Promise<Response> {
  const store = recordedFiles(folder);
  if (request.method === 'POST' && isJsonRequest(request))
    return saveScenario(folder, await request.json().catch(() => null));
  const [operation, name = ''] = new URL(request.url).pathname.slice(recordingsPath.length + 1).split('/');
  const id = operationIds.find((known) => known === operation);
  if (id) return Response.json(await store.read(id, name));
  const list = await store.list();
  return Response.json(list.map(({ operation, name, status, problem }) => ({ operation, name, status, problem })));
}
