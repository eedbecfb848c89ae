import { markedExampleRequest } from '#verify/contract/contract-examples.ts';
import { operationIds, takesToken } from '#verify/contract/operations.ts';
import { errorCode } from '#verify/exchange.ts';
import { isSuccessResponse } from '#verify/outcomes.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { useToken } from '#verify/workflows/refusals.ts';
import { requestOf } from './accounts.ts';
import type { ClockAfter } from './deadlines.ts';

const [minute, hour, day] = [60, 3600, 86_400];

/** The ages of a login, in seconds, at which its tokens are tried: just above usual lifetimes, or short of them. */
const ages = [
  ...[5.5, 10.5, 16, 31].map((minutes) => minutes * minute),
  ...[1.1, 2.1, 6.1, 12.1, 25].map((hours) => hours * hour),
  ...[3.1, 7.1, 14.1, 31, 61, 91, 181, 366, 731].map((days) => days * day),
];

/** Returns a request to `getInfo`, which every server has, with a token. */
const tokenRequest = (token: string) => ({ query: { type: 'notice' }, token });

/** The operations that show the state of a token, the first that is built. `getInfo` may take the member for a guest. */
const probes = ['getMemberInfo', 'getPayInfo', 'getInfo'] as const;

/** Returns the code that the server responds with to a token; null means a success. */
async function probeToken({ context: { client } }: Runner, token: string): Promise<string | null> {
  for (const id of probes) {
    if (client.skipReason(id) !== null) continue;
    const request = id === 'getInfo' ? tokenRequest(token) : { token };
    const { response, isUnbuilt } = await client.send(id, request);
    if (response && !isUnbuilt && (isSuccessResponse(response) || errorCode(response) !== null))
      return errorCode(response);
  }
  return null;
}

/** Sends an expired token to every operation that accepts a token. */
const checkExpiredToken = (runner: Runner, token: string, outcome: 'tokenExpired' | 'sessionExpired') =>
  runner.runParts(operationIds.filter(takesToken), (branch, id) =>
    branch.runStep(`${id}: ${outcome}`, () =>
      branch.requestOutcome(id, { ...markedExampleRequest(branch.context.prefix, id), token }, outcome),
    ),
  );

/** Checks that a refresh replaces an expired access token by one that does not expire within minutes. */
const checkRefreshAfterExpiry = (runner: Runner, refreshToken: string, expiredAt: number, moveTo: ClockAfter) =>
  runner.runStep('a refresh replaces an expired access token', async () => {
    const { exchange, data } = await runner.requestOutcome(
      'requestToken',
      requestOf.refresh(refreshToken),
      'refreshed',
    );
    const message = 'the refresh returns an access token that is not valid';
    await runner.expectEffect('requestToken', message, 'getInfo', tokenRequest(data.access_token), 'notices');
    const [shortest, expired] = [ages[0], ages[expiredAt]];
    if (expiredAt === 0 || shortest === undefined || expired === undefined) return;
    await moveTo(expired + shortest * 0.9);
    const code = await probeToken(runner, data.access_token);
    const shorter = 'an access token of a refresh expires within minutes, although that of the login did not';
    const violation = { rule: 'effect', message: shorter, expected: 'a success', actual: `code ${code}` };
    // The session itself may have ended by then (code 84).
    runner.check(code !== '97', violation, { exchange, outcomes: [] });
  });

/** Checks that a token expires (97), a refresh replaces it, and the session expires (84). A logout ended `ended`. */
export async function checkTokenExpiry(runner: Runner, session: Session, ended: Session, moveTo: ClockAfter) {
  const { accessToken, refreshToken } = session;
  /** Moves the clock forward until the server gives another code. Returns the index of the age. */
  const findAge = async (from: number, isOver: (code: string | null) => boolean, ...outcomes: string[]) => {
    for (const [index, age] of ages.entries()) {
      if (index < from) continue;
      await moveTo(age);
      if (isOver(await probeToken(runner, accessToken))) return index;
    }
    await runner.requestOutcome('getInfo', tokenRequest(accessToken), ...outcomes);
    return undefined;
  };
  const expiredAt = await runner.runStep('an access token expires', async () => {
    await useToken(runner, accessToken);
    return findAge(0, (code) => code !== null, 'tokenExpired', 'sessionExpired');
  });
  if (expiredAt === undefined) return;
  // A session that ends together with the access token, or before the next age, has no moment with code 97.
  if ((await probeToken(runner, accessToken)) !== '84') {
    await checkExpiredToken(runner, accessToken, 'tokenExpired');
    // Its refresh token is not valid, so code 97 would send the website into a refresh that fails.
    await runner.runStep('an expired token of an ended session does not ask for a refresh', () =>
      runner.requestOutcome('getInfo', tokenRequest(ended.accessToken), 'tokenRejected', 'sessionExpired'),
    );
    await checkRefreshAfterExpiry(runner, refreshToken, expiredAt, moveTo);
  }
  const overAt = await runner.runStep('a session expires', () =>
    findAge(expiredAt, (code) => code !== '97', 'sessionExpired'),
  );
  if (overAt === undefined) return;
  await checkExpiredToken(runner, accessToken, 'sessionExpired');
  await runner.runStep('a refresh is rejected after the session has expired', () =>
    runner.requestOutcome('requestToken', requestOf.refresh(refreshToken), 'sessionExpired'),
  );
}
