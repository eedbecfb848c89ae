import { type HttpHandler, http } from 'msw';
import { answerCard, cardAddress } from '#mocks/card/answer.ts';
import { typeOf } from '#mocks/files/names.ts';
import { bytesOf } from '#mocks/files/stored.ts';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { storeFor } from '#mocks/store/stores.ts';
import { answersOf, operationIds } from './document.ts';
import { failureReply, type Reply, toResponse } from './reply.ts';
import { hooks, respond } from './respond.ts';

type Answer = (info: { request: Request }) => Promise<unknown>;

/** orval's handlers differ in the type of their answer alone, and that is checked against the contract. */
const creatorOf = (id: OperationId) => operationTable[id].handler as unknown as (answer: Answer) => HttpHandler;

const notFound = (what: string) => failureReply(404, '44', `없는 주소입니다: ${what}`);

/** The handler that orval wrote for an operation, answering from our stores. */
function operationHandler(id: OperationId): HttpHandler {
  const jsonAlone = answersOf(id).every(({ type }) => type === 'application/json');
  return creatorOf(id)(async ({ request }) => {
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
const fileAddress = /:\/\/[^/]+(?:\/api)?\/files\/(\d+)(?:-([0-9a-f]{32}))?\/[^/?]+$/;

function file(request: Request): Reply {
  const [, pk, key] = fileAddress.exec(request.url) ?? [];
  const found = storeFor(request).files.get(Number(pk));
  if (!found || found.key !== key) return notFound(new URL(request.url).pathname);
  return { status: 200, type: typeOf(found.name), bytes: bytesOf(found) };
}

/** The files at the addresses that posts name, shown and not saved. */
export const fileHandler = http.get(fileAddress, ({ request }) => toResponse(file(request)));

/** The payment page of the card company, which the mock stands in for. */
export const cardHandler = http.all(cardAddress, async ({ request }) => {
  const response = await answerCard(request, storeFor(request));
  await hooks.saved();
  return response;
});

/** What is under the API and is no operation. */
export const unknownHandler = http.all(/:\/\/[^/]+\/(?:api|v1)\//, ({ request }) =>
  toResponse(notFound(`${request.method} ${new URL(request.url).pathname}`)),
);

/** All handlers, for a service worker and for tests. */
export const handlers: HttpHandler[] = [...operationHandlers.values(), fileHandler, cardHandler, unknownHandler];
