import type { OperationId } from '#mocks/generated/operations.ts';
import { readJson } from './contract.ts';
import { contractOperation } from './document.ts';
import { readForm } from './form.ts';
import { badRequest, UnreadableBody } from './rejected-request.ts';

function throwUnreadableBody(cause: unknown): never {
  throw new UnreadableBody('The body could not be read.', { cause });
}

/**
 * Reads and validates the body of a request against the contract.
 * @returns the JSON value, the form with its files, or undefined when the operation has no body
 * @throws RejectedRequest when the body does not match the contract
 * @throws UnreadableBody when the connection breaks or the body exceeds the limit of the server
 */
export async function readBody(id: OperationId, request: Request): Promise<unknown> {
  const bodyContract = contractOperation(id).requestBody;
  if (!bodyContract) return undefined;
  const [expectedType, media] = Object.entries(bodyContract.content)[0] ?? [];
  const header = request.headers.get('Content-Type') ?? '';
  const isForm = expectedType === 'multipart/form-data';
  const content = await (isForm ? request.arrayBuffer() : request.text()).catch(throwUnreadableBody);
  if ((typeof content === 'string' ? content.length : content.byteLength) === 0) {
    if (bodyContract.required) throw badRequest('본문이 없습니다.');
    return undefined;
  }
  const type = header.split(';')[0]?.trim().toLowerCase();
  if (type !== expectedType) throw badRequest(`Content-Type: ${expectedType}이어야 합니다 (${type || '없음'}).`);
  if (typeof content !== 'string') return readForm(id, media?.schema ?? {}, new Uint8Array(content), header);
  const body = readJson(id, content);
  if ('problem' in body) throw badRequest(`${body.problem.reason} (${body.problem.pointer})`);
  return body.value;
}
