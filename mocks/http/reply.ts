import { contentDisposition } from '#mocks/files/file-names.ts';
import { ErrorCode as ErrorCodes } from '#src/api/generated/model/errorCode.ts';
import type { components } from '#src/api/generated/schema.ts';
import type { FileResult } from './handler-types.ts';

type Schemas = components['schemas'];
export type Failure = Schemas['Failure'];
export type ErrorCode = Schemas['ErrorCode'];

/** A response before its conversion to a `Response`: JSON or bytes, with headers. */
export type Reply =
  | { status: number; type: 'application/json'; json: unknown; headers?: Record<string, string> }
  | { status: number; type: string; bytes: Uint8Array<ArrayBuffer>; headers?: Record<string, string> };

/** The maximum length of an error message in characters. A rejected value in a message may be far longer. */
const maxMessageLength = 300;

/** Creates the envelope of a failure. */
export const failureEnvelope = (code: ErrorCode, message: string): Failure => ({
  success: false,
  data: null,
  error: { code, message: [...message].slice(0, maxMessageLength).join('') },
});

/** Returns whether a code says that the session has ended, or is unknown. */
export const endsSession = (code: string | null): boolean =>
  code === ErrorCodes.sessionExpired || code === ErrorCodes.tokenRejected;

/** The envelope of a success without data. */
export const emptySuccess = { success: true, data: null, error: null } as const;

/** Creates a JSON reply. */
export const jsonReply = (status: number, json: unknown): Reply => ({ status, type: 'application/json', json });

/** Creates a failure reply with an HTTP status. */
export const failureReply = (status: number, code: ErrorCode, message: string): Reply =>
  jsonReply(status, failureEnvelope(code, message));

/** Creates a file reply that the browser saves as a download. */
export const fileReply = (file: FileResult, type: string): Reply => ({
  status: 200,
  type,
  bytes: file.bytes,
  headers: { 'Content-Disposition': contentDisposition(file.name) },
});

/** Converts a reply to a `Response`. */
export function toResponse(reply: Reply): Response {
  const headers = { 'Cache-Control': 'no-store', ...reply.headers };
  if ('json' in reply) return Response.json(reply.json, { status: reply.status, headers });
  return new Response(reply.bytes, {
    status: reply.status,
    headers: { ...headers, 'Content-Type': reply.type, 'Content-Length': String(reply.bytes.length) },
  });
}
