import { type HttpHandler, http } from 'msw';
import { cardPagePattern, cardPageResponse } from '#mocks/card/card-response.ts';
import { contentTypeOf } from '#mocks/files/file-names.ts';
import { fileBytes } from '#mocks/files/stored-file.ts';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { storeFor } from '#mocks/store/stores.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { operationIds } from './document.ts';
import { failureReply, type Reply, toResponse } from './reply.ts';
import { hooks, respond } from './respond.ts';

type Resolver = (info: { request: Request }) => Promise<unknown>;

/** The generated handler factories differ in the response type only, and responses are validated at run time. */
const createHandlerOf = (id: OperationId) =>
  operationTable[id].handler as unknown as (resolver: Resolver) => HttpHandler;

const urlNotFound = (request: string) => failureReply(404, ErrorCode.notFound, `없는 주소입니다: ${request}`);

/** Creates the MSW handler of an operation. It uses orval's generated factory and responds from the mock stores. */
function operationHandler(id: OperationId): HttpHandler {
  return createHandlerOf(id)(async ({ request }) => {
    const db = storeFor(request);
    const reply = await respond(id, request, db);
    // The site corrects its clock by this header.
    const headers = { ...reply.headers, Date: new Date(db.clock.now()).toUTCString() };
    // orval's handlers support no headers, only status 200 and one content type. MSW returns a thrown response unchanged.
    throw toResponse({ ...reply, headers });
  });
}

/** The handler of each operation. */
export const operationHandlers: ReadonlyMap<OperationId, HttpHandler> = new Map(
  operationIds.map((id) => [id, operationHandler(id)]),
);

/** Captures number and key of a file URL. A proxy may have stripped `/api`. */
const fileUrlPattern = /:\/\/[^/]+(?:\/api)?\/files\/(\d+)(?:-([0-9a-f]{32}))?\/[^/?]+$/;

function fileReplyFor(request: Request): Reply {
  const [, pk, key] = fileUrlPattern.exec(request.url) ?? [];
  const storedFile = storeFor(request).files.get(Number(pk));
  if (!storedFile || storedFile.key !== key) return urlNotFound(new URL(request.url).pathname);
  return { status: 200, type: contentTypeOf(storedFile.name), bytes: fileBytes(storedFile) };
}

/** Serves the files that posts link to. The browser shows them, because they have no `Content-Disposition`. */
export const fileHandler = http.get(fileUrlPattern, ({ request }) => toResponse(fileReplyFor(request)));

/** Serves the payment page in place of the card company. */
export const cardHandler = http.all(cardPagePattern, async ({ request }) => {
  const response = await cardPageResponse(request, storeFor(request));
  await hooks.saved();
  return response;
});

/** Responds with 404 to any other URL below the API. */
export const unknownHandler = http.all(/:\/\/[^/]+\/(?:api|v1)\//, ({ request }) =>
  toResponse(urlNotFound(`${request.method} ${new URL(request.url).pathname}`)),
);

/** All handlers of the mock, for the service worker and for tests. */
export const handlers: HttpHandler[] = [...operationHandlers.values(), fileHandler, cardHandler, unknownHandler];
