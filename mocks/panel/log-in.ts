import type { Member } from '#mocks/store/records.ts';
import type { ApiClient } from '#src/api/client.ts';
import { ApiError, TransportError } from '#src/api/errors.ts';
import type { components } from '#src/api/generated/schema.ts';

/** Returns the reason of a failed login, for developers. */
function loginProblem(error: unknown): string {
  if (error instanceof ApiError) return `${error.detail} (코드 ${error.code})`;
  if (!(error instanceof TransportError)) return String(error);
  const { kind, code, details } = error;
  if (kind === 'network') return '서버에 닿지 못했습니다.';
  if (kind === 'timeout') return '서버가 제때 답하지 않았습니다.';
  return `서버의 답이 계약과 다릅니다 (${[code ?? kind, details.pointer].filter(Boolean).join(' ')}).`;
}

/**
 * Logs a member in with the contract operation `login`, like the login form of the site.
 * @returns the data that starts a session
 * @throws Error with the reason in Korean
 */
export async function logInMember(api: ApiClient, member: Member): Promise<components['schemas']['LoginData']> {
  const body = { member_id: member.id, member_password: member.password };
  const { data } = await api.POST('/v1/front/login', { body }).catch((error: unknown) => {
    throw new Error(loginProblem(error), { cause: error });
  });
  if (!data?.success) throw new Error('서버의 답이 계약과 다릅니다.');
  return data.data;
}
