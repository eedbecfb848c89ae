import { contentDisposition } from '#mocks/files/file-names.ts';
import type { components } from '#src/api/generated/schema.ts';
import type { FileResult } from './handler-types.ts';

type Schemas = components['schemas'];
export type Failure = Schemas['Failure'];
export type ErrorCode = Schemas['ErrorCode'];

/** An answer before it becomes a `Response`: JSON, or bytes with their headers. */
export type Reply =
  | { status: number; type: 'application/json'; json: unknown; headers?: Record<string, string> }
  | { status: number; type: string; bytes: Uint8Array<ArrayBuffer>; headers?: Record<string, string> };

/** A message is a line for a log; a value that was sent may be far longer. */
const maxMessageLength = 300;

/** The envelope of a failure. */
export const failureEnvelope = (code: ErrorCode, message: string): Failure => ({
  success: false,
  data: null,
  error: { code, message: [...message].slice(0, maxMessageLength).join('') },
});

/** The envelope of a success that has nothing to tell. */
export const emptySuccess = { success: true, data: null, error: null } as const;

/** A JSON answer. */
export const jsonReply = (status: number, json: unknown): Reply => ({ status, type: 'application/json', json });

/** A failure with a status of its own. */
export const failureReply = (status: number, code: ErrorCode, message: string): Reply =>
  jsonReply(status, failureEnvelope(code, message));

/** A file that the browser saves under its name. */
export const fileReply = (file: FileResult, type: string): Reply => ({
  status: 200,
  type,
  bytes: file.bytes,
  headers: { 'Content-Disposition': contentDisposition(file.name) },
});

/** The answer as the wire has it. */
export function toResponse(reply: Reply): Response {
  if ('json' in reply) return Response.json(reply.json, { status: reply.status, headers: reply.headers ?? {} });
  return new Response(reply.bytes, {
    status: reply.status,
    headers: { ...reply.headers, 'Content-Type': reply.type, 'Content-Length': String(reply.bytes.length) },
  });
}
