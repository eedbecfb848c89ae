import type { APIRequestContext } from '@playwright/test';

type Login = { base: string; clientSecret: string; id: string; password: string };

/**
 * Logs in without the login screen (`POST /v1/front/login`).
 * @returns the entries that the site stores in local storage for a login
 * @throws Error when the server is not reachable or refuses the login
 */
export async function requestLogin(request: APIRequestContext, { base, clientSecret, id, password }: Login) {
  const response = await request.post(`${base}/api/v1/front/login`, {
    data: { member_id: id, member_password: password },
    headers: { ClientSecret: clientSecret },
    timeout: 10_000,
  });
  const data = (await response.json())?.data;
  if (typeof data?.access_token !== 'string')
    throw new Error(`The server refused the login with status ${response.status()}.`);
  return {
    token: JSON.stringify({ accessToken: data.access_token, refreshToken: data.refresh_token }),
    auth: JSON.stringify({ name: data.member_name, pk: data.member_pk, memberType: data.member_type }),
  };
}
