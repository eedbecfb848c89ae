import type { HttpHandler } from 'msw';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { handlers } from '#mocks/handlers/all.ts';
import { operationIds, responseHeaderExamples } from './document.ts';
import type { Reply } from './reply.ts';
import { seededResponse } from './seeded-response.ts';

/**
 * Returns the reply of orval's handler, for an operation without a handler in `mocks/handlers/`: the first example of a
 * success, or faker's values for its schema. A file has random length and empty bytes. The status is the success status of
 * the contract; only the header `Prefer` selects another.
 */
export async function generatedReply(id: OperationId, url: string): Promise<Reply> {
  const { method, handler }: { method: string; handler: () => HttpHandler } = operationTable[id];
  const response = await seededResponse(handler(), new Request(url, { method }));
  const { status } = response;
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
  const headers = responseHeaderExamples(id, status);
  if (type === 'application/json') return { status, type, json: await response.json(), headers };
  return { status, type, bytes: new Uint8Array(await response.arrayBuffer()), headers };
}

/** Returns the operations that have no handler in `mocks/handlers/`. */
export const operationsWithoutHandler = (): OperationId[] => operationIds.filter((id) => !handlers[id]);

/** Returns one line that lists the operations with generated replies, or null if every operation has a handler. */
export function generatedRepliesNotice(): string | null {
  const ids = operationsWithoutHandler();
  if (ids.length === 0) return null;
  return `mock: ${ids.length} operation(s) without a handler respond with generated data: ${ids.join(', ')}. Write the handlers in mocks/handlers/.`;
}
