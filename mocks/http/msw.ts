import { type HttpHandler, http } from 'msw';
import { cardPagePattern, cardPageResponse } from '#mocks/card/card-response.ts';
import { contentTypeOf } from '#mocks/files/file-names.ts';
import { fileBytes } from '#mocks/files/stored-file.ts';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { storeFor } from '#mocks/store/stores.ts';
import { operationIds, responsesOf } from './document.ts';
import { failureReply, type Reply, toResponse } from './reply.ts';
import { hooks, respond } from './respond.ts';

type Resolver = (info: { request: Request }) => Promise<unknown>;

/** orval's handlers differ in the type of their answer alone, and that is checked against the contract. */
const createHandlerOf = (id: OperationId) => operationTable[id].handler as unknown as (answer: Resolver) => HttpHandler;

const urlNotFound = (what: string) => failureReply(404, '44', `없는 주소입니다: ${what}`);

/** The handler that orval wrote for an operation, answering from our stores. */
function operationHandler(id: OperationId): HttpHandler {
  const jsonAlone = responsesOf(id).every(({ type }) => type === 'application/json');
  return createHandlerOf(id)(async ({ request }) => {
    const reply = await respond(id, request, storeFor(request));
    if (jsonAlone && reply.status === 200 && 'json' in reply) return reply.json;
    // orval's handlers know status 200 and one content type alone; MSW takes a thrown response as it is.
    throw toResponse(reply);
  });
}

/** The handler of each operation. */
export const operationHandlers: ReadonlyMap<OperationId, HttpHandler> = new Map(
  operationIds.map((id) => [id, operationHandler(id)]),
);

/** A proxy may have taken the /api away. */
const fileUrlPattern = /:\/\/[^/]+(?:\/api)?\/files\/(\d+)(?:-([0-9a-f]{32}))?\/[^/?]+$/;

function fileReplyFor(request: Request): Reply {
  const [, pk, key] = fileUrlPattern.exec(request.url) ?? [];
  const found = storeFor(request).files.get(Number(pk));
  if (!found || found.key !== key) return urlNotFound(new URL(request.url).pathname);
  return { status: 200, type: contentTypeOf(found.name), bytes: fileBytes(found) };
}

/** The files at the addresses that posts name, shown and not saved. */
export const fileHandler = http.get(fileUrlPattern, ({ request }) => toResponse(fileReplyFor(request)));

/** The payment page of the card company, which the mock stands in for. */
export const cardHandler = http.all(cardPagePattern, async ({ request }) => {
  const response = await cardPageResponse(request, storeFor(request));
  await hooks.saved();
  return response;
});

/** What is under the API and is no operation. */
export const unknownHandler = http.all(/:\/\/[^/]+\/(?:api|v1)\//, ({ request }) =>
  toResponse(urlNotFound(`${request.method} ${new URL(request.url).pathname}`)),
);

/** All handlers, for a service worker and for tests. */
export const handlers: HttpHandler[] = [...operationHandlers.values(), fileHandler, cardHandler, unknownHandler];
