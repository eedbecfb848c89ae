import type { OperationId } from '#mocks/generated/operations.ts';
import type { operations } from '#src/api/generated/schema.ts';

export type { OperationId };

/** A part of a form: text, or a file with its name and bytes. */
export type Part = { name: string; text: string } | { name: string; file: string; bytes: Uint8Array<ArrayBuffer> };

/** What is asked of an operation. A body is JSON, parts are a form, and raw is text of whatever type it says. */
export type Question = {
  query?: Record<string, string | number>;
  body?: unknown;
  parts?: Part[];
  raw?: { type: string; text: string };
  /** The access token; without one the header is not sent. */
  token?: string;
  /** Another client secret than the run's; an empty one is not sent. */
  secret?: string;
  /** Another method than the operation's. */
  method?: string;
};

/** An answer as it came. `json` is there when the body was JSON, whatever its content type says. */
export type Answer = {
  status: number;
  /** The content type without its parameters, in small letters. */
  type: string;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  json?: unknown;
};

/** A request and what became of it: an answer, or the reason why none came. */
export type Exchange = {
  operation: OperationId;
  method: string;
  url: string;
  headers: Record<string, string>;
  question: Question;
  /** Milliseconds until the whole answer was there. */
  took: number;
} & ({ answer: Answer } | { answer: null; silence: string });

type Json<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json'];

/** The data of a success. It has been held against the contract, and what differs was noted; it may differ. */
export type DataOf<Id extends OperationId> =
  Extract<Json<Id>, { success: true }> extends { data: infer Data } ? Data : null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The failure's code; null for a success and for what is no envelope. */
export function codeOf(answer: Answer | null): string | null {
  const error = isRecord(answer?.json) ? answer.json.error : null;
  return isRecord(error) && typeof error.code === 'string' ? error.code : null;
}

/** Whether JSON has the three keys of the envelope, right or wrong otherwise. */
export const isEnvelope = (json: unknown): boolean =>
  isRecord(json) && ['success', 'data', 'error'].every((key) => Object.hasOwn(json, key));

/** What a success carries, as it came; undefined where there is no success. */
export const dataOf = (answer: Answer | null): unknown =>
  isRecord(answer?.json) && answer.json.success === true ? answer.json.data : undefined;
