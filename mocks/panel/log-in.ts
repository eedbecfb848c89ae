import { operationTable } from '#mocks/generated/operations.ts';
import type { Member } from '#mocks/store/records.ts';
import type { components } from '#src/api/generated/schema.ts';
import type { PanelOptions } from './context.ts';

type Schemas = components['schemas'];

/** Returns whether a value is the envelope of a login. The session of the site validates the data itself. */
function isLoginEnvelope(value: unknown): value is { success: true; data: Schemas['LoginData'] } | Schemas['Failure'] {
  if (typeof value !== 'object' || value === null || !('success' in value)) return false;
  const { success } = value;
  const content = success === true && 'data' in value ? value.data : 'error' in value ? value.error : null;
  return typeof success === 'boolean' && typeof content === 'object' && content !== null;
}

/**
 * Logs a member in with the contract operation `login`, like the login form of the site.
 * @returns the data that starts a session
 * @throws Error with the reason in Korean
 */
export async function logInMember(api: PanelOptions['api'], member: Member): Promise<Schemas['LoginData']> {
  const { method, path } = operationTable.login;
  const body: Schemas['LoginRequest'] = { member_id: member.id, member_password: member.password };
  const headers = { 'Content-Type': 'application/json', ClientSecret: api.clientSecret };
  const response = await fetch(api.base + path, { method, headers, body: JSON.stringify(body) }).catch(() => {
    throw new Error('서버에 닿지 못했습니다.');
  });
  const envelope: unknown = await response.json().catch(() => null);
  if (!isLoginEnvelope(envelope)) throw new Error(`서버의 답이 계약과 다릅니다 (${response.status}).`);
  if (!envelope.success) throw new Error(`${envelope.error.message} (코드 ${envelope.error.code})`);
  return envelope.data;
}
