import type { operations } from '#src/api/generated/schema.ts';
import { isJsonObject } from '#verify/contract/json-values.ts';
import type { OperationId } from '#verify/contract/operations.ts';

export type { OperationId, operations };

/** A part of a multipart form: text, or a file with its name and bytes. */
export type FormPart = { name: string; text: string } | { name: string; file: string; bytes: Uint8Array<ArrayBuffer> };

/** The variable parts of a request. `body` is sent as JSON, `parts` as a form, `raw` with its content type. */
export type RequestInput = {
  query?: Record<string, string | number>;
  body?: unknown;
  parts?: FormPart[];
  raw?: { type: string; text: string };
  /** The access token. The header `Authorization` is left out when it is absent. */
  token?: string;
  /** Replaces the client secret of the run. An empty text leaves the header out. */
  secret?: string;
  /** Replaces the HTTP method of the operation. */
  method?: string;
};

/** A response with its whole body. `json` is present when the body is valid JSON, whatever the content type is. */
export type ReceivedResponse = {
  status: number;
  /** The media type of `Content-Type` in lower case, without parameters. */
  type: string;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  json?: unknown;
};

/** A request with its response, or with the reason why no response was received. */
export type Exchange = {
  operation: OperationId;
  method: string;
  url: string;
  headers: Record<string, string>;
  request: RequestInput;
  /** Milliseconds until the whole response was received. */
  durationMs: number;
  /** True when the operation has never responded in another way than a server that does not have it. */
  isUnbuilt?: true;
} & ({ response: ReceivedResponse } | NoResponse);

/** Why no response was received, and the other requests that were under way. `isClosed`: the server has closed the connection. */
type NoResponse = { response: null; failureReason: string; underWay?: string; isClosed?: boolean };

type OkResponseJson<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json'];

/** The data of a success, typed by the contract. The value may differ: violations of the schema are findings. */
export type SuccessData<Id extends OperationId> =
  Extract<OkResponseJson<Id>, { success: true }> extends { data: infer Data } ? Data : null;

type KeysOfAny<Union> = Union extends unknown ? keyof Union : never;
/** The fields of an object of the contract, or of several. Their values are unchecked. A renamed field is an error of types. */
export type FieldsOf<Union> = { [Name in KeysOfAny<Union>]?: unknown };

/** A response that was checked against the contract, with the data of a success or the error code of a failure. */
export type CheckedResponse<Id extends OperationId> = {
  exchange: Exchange;
  data: SuccessData<Id>;
  code: string | null;
};

/** Returns the error code of a failure envelope; null for a success and for anything that is not an envelope. */
export function errorCode(response: ReceivedResponse | null): string | null {
  const error = isJsonObject(response?.json) ? response.json.error : null;
  return isJsonObject(error) && typeof error.code === 'string' ? error.code : null;
}

/** The codes of a session or token that is not valid. An earlier request of the session may be their cause. */
export const codesOfSession: readonly string[] = ['84', '91', '97'];

const envelopeKeys = ['success', 'data', 'error'];

/** Returns the missing keys of an envelope; null for JSON that is not meant as one. */
export function missingEnvelopeKeys(json: unknown): string[] | null {
  if (!isJsonObject(json)) return null;
  const missing = envelopeKeys.filter((key) => !Object.hasOwn(json, key));
  const isMeant = missing.length <= 1 || (missing.length === 2 && Object.hasOwn(json, 'success'));
  return isMeant ? missing : null;
}

/** Tells whether JSON has the three keys of the envelope, whatever their values are. */
export const isEnvelope = (json: unknown): boolean => missingEnvelopeKeys(json)?.length === 0;

/** Returns `data` of a success envelope, unchecked; undefined for any other response. */
export const successData = (response: ReceivedResponse | null): unknown =>
  isJsonObject(response?.json) && response.json.success === true ? response.json.data : undefined;

/** Returns the fields of the data of a success of an operation, unchecked; no fields for any other response. */
export const successFields = <Id extends OperationId>(response: ReceivedResponse | null): FieldsOf<SuccessData<Id>> =>
  Object(successData(response));
