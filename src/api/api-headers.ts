/**
 * Sets the headers that every request of the API has.
 * @param clientSecret the value of `ClientSecret`
 * @param accessToken null for a guest, whose requests have no `Authorization`
 */
export function setApiHeaders(headers: Headers, clientSecret: string, accessToken: string | null): void {
  headers.set('ClientSecret', clientSecret);
  if (accessToken !== null) headers.set('Authorization', accessToken);
}
