import type { APIRequestContext } from '@playwright/test';

type Login = { base: string; clientSecret: string; id: string; password: string };

/**
 * Logs in without the login screen, by `POST /v1/front/login`.
 * @returns what the site keeps of a login, by the names of its storage
 * @throws when the server can't be reached, or refuses
 */
export async function requestLogin(request: APIRequestContext, { base, clientSecret, id, password }: Login) {
  const answer = await request.post(`${base}/api/v1/front/login`, {
    data: { member_id: id, member_password: password },
    headers: { ClientSecret: clientSecret },
    timeout: 10_000,
  });
  const data = (await answer.json())?.data;
  if (typeof data?.access_token !== 'string') throw new Error(`the login was refused with ${answer.status()}`);
  return {
    token: JSON.stringify({ accessToken: data.access_token, refreshToken: data.refresh_token }),
    auth: JSON.stringify({ name: data.member_name, pk: data.member_pk, memberType: data.member_type }),
  };
}
