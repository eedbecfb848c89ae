import { http } from 'msw';
import { cardPageResponse } from '#mocks/card/card-response.ts';
import { contentTypeOf } from '#mocks/files/file-names.ts';
import { fileBytes } from '#mocks/files/stored-file.ts';
import type { Db } from '#mocks/store/db.ts';
import { sentCodes } from '#mocks/store/sent-codes.ts';
import { storeFor } from '#mocks/store/stores.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { operationOf } from './document.ts';
import { failureReply, type Reply, toResponse } from './reply.ts';
import { hooks, respond } from './respond.ts';

const urlNotFound = (request: string) => failureReply(404, ErrorCode.notFound, `없는 주소입니다: ${request}`);

/** Captures number and key of the path of a file. */
const filePathPattern = /^\/files\/(\d+)(?:-([0-9a-f]{32}))?\/[^/]+$/;

/** Returns a file that a post links to. The browser shows it, because it has no `Content-Disposition`. */
function fileReplyFor(path: string, db: Db): Reply {
  const [, pk, key] = filePathPattern.exec(path) ?? [];
  const storedFile = db.files.get(Number(pk));
  if (!storedFile || storedFile.key !== key) return urlNotFound(path);
  return { status: 200, type: contentTypeOf(storedFile.name), bytes: fileBytes(storedFile) };
}

/**
 * Responds to a request to the mock: to an operation, a file, the payment page, or the list of the mailed codes. Other
 * paths give status 404.
 * @throws UnreadableBody when the body cannot be read
 */
export async function answerRequest(request: Request): Promise<Response> {
  const { method } = request;
  const { pathname } = new URL(request.url);
  // A proxy may have stripped `/api`.
  const path = pathname.replace(/^\/api(?=\/)/, '');
  const db = storeFor(request);
  const id = operationOf(method, path);
  if (id) {
    const reply = await respond(id, request, db);
    // The site corrects its clock by this header.
    const headers = { ...reply.headers, Date: new Date(db.clock.now()).toUTCString() };
    return toResponse({ ...reply, headers });
  }
  if (path.startsWith('/mock/card/')) {
    const response = await cardPageResponse(request, db);
    await hooks.saved();
    return response;
  }
  // The mock sends no email.
  if (path === '/mock/codes') return Response.json(sentCodes(db));
  if (method === 'GET' && path.startsWith('/files/')) return toResponse(fileReplyFor(path, db));
  return toResponse(urlNotFound(`${method} ${pathname}`));
}

/** Lets MSW respond from the mock to all requests below the API. */
export const apiHandler = http.all(/:\/\/[^/]+\/(?:api|v1)\//, ({ request }) => answerRequest(request));
