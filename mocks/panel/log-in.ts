import { operationTable } from '#mocks/generated/operations.ts';
import type { Member } from '#mocks/store/records.ts';
import type { components } from '#src/api/generated/schema.ts';
import type { PanelOptions } from './context.ts';

type Schemas = components['schemas'];

/** The envelope of a login; what is in it is checked by the session that takes it over. */
function isLoginEnvelope(
  answer: unknown,
): answer is { success: true; data: Schemas['LoginData'] } | Schemas['Failure'] {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return false;
  const { success } = answer;
  const part = success === true && 'data' in answer ? answer.data : 'error' in answer ? answer.error : null;
  return typeof success === 'boolean' && typeof part === 'object' && part !== null;
}

/**
 * Logs a member in by the contract's `login`, as the form of the site does.
 * @returns what the session begins with
 * @throws Error with a Korean text that says why not
 */
export async function logInMember(api: PanelOptions['api'], member: Member): Promise<Schemas['LoginData']> {
  const { method, path } = operationTable.login;
  const body: Schemas['LoginRequest'] = { member_id: member.id, member_password: member.password };
  const headers = { 'Content-Type': 'application/json', ClientSecret: api.clientSecret };
  const response = await fetch(api.base + path, { method, headers, body: JSON.stringify(body) }).catch(() => {
    throw new Error('서버에 닿지 못했습니다.');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!isLoginEnvelope(answer)) throw new Error(`서버의 답이 계약과 다릅니다 (${response.status}).`);
  if (!answer.success) throw new Error(`${answer.error.message} (코드 ${answer.error.code})`);
  return answer.data;
}
