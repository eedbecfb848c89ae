import type { Member } from '#mocks/store/records.ts';
import type { ApiClient } from '#src/api/client.ts';
import type { components } from '#src/api/generated/schema.ts';

/**
 * Logs a member in with the contract operation `login`, like the login form of the site.
 * @returns the data that starts a session
 * @throws ApiError or TransportError, whose message names the code or the violation of the contract
 */
export async function logInMember(api: ApiClient, member: Member): Promise<components['schemas']['LoginData']> {
  const body = { member_id: member.id, member_password: member.password };
  const { data } = await api.POST('/v1/front/login', { body });
  if (!data?.success) throw new Error('The login has no data.');
  return data.data;
}
