import type { OperationId } from '#mocks/generated/operations.ts';
import { memberByEmail, memberById } from '#mocks/store/accounts.ts';
import type { Db } from '#mocks/store/db.ts';
import { emailKey, isEmailVerified } from '#mocks/store/sent-codes.ts';
import {
  emptySuccessResponse,
  type Fault,
  failureResponse,
  type LooseJson,
  memberPkOf,
  readJson,
  withHeader,
} from './fault.ts';
import { storeFault, storeFaultAfter, storeFaultBefore } from './store-fault.ts';

const always = Date.parse('2099-01-01T00:00:00Z');

/** Creates a fault that changes the state of all email addresses before some operations. */
const proofFault = (
  name: string,
  ids: OperationId[] | null,
  change: (proof: LooseJson, now: number) => object,
): Fault =>
  storeFaultBefore(name, ids, (db) => {
    for (const proof of [...db.emailProofs.rows()])
      db.emailProofs.put(emailKey(proof.email), { ...proof, ...change(proof, db.clock.now()) });
  });

/** Creates a fault that changes the count of failed logins of a member before a login. */
const loginFailureFault = (
  name: string,
  change: (failures: { count: number; lockedUntil: number }, now: number) => { count: number; lockedUntil: number },
): Fault =>
  storeFaultBefore(name, ['login'], (db, body) => {
    const member = memberById(db, String(body?.member_id));
    const failures = member && db.loginFailures.get(member.pk);
    if (member && failures) db.loginFailures.put(member.pk, change(failures, db.clock.now()));
  });

/** Creates a fault that reads the credentials of a login in another way. */
const loginFault = (name: string, read: (body: LooseJson, db: Db) => object): Fault =>
  storeFault(name, ['login'], ({ body, db, next }) =>
    typeof body?.member_id === 'string' && typeof body.member_password === 'string'
      ? next({ ...body, ...read(body, db) })
      : next(),
  );

/** Returns the stored password when `isSame` tells that it equals the one of the request; else the one of the request. */
const passwordIf = (body: LooseJson, db: Db, isSame: (stored: string, sent: string) => boolean) => {
  const member = memberById(db, body.member_id);
  return member && isSame(member.password, body.member_password) ? { member_password: member.password } : {};
};

const permitFor = (db: Db, id: string, until = always) => {
  const member = memberById(db, id);
  if (member) db.resetPermits.put(member.pk, { until });
};

/**
 * Creates a fault that finds the access token of a request among the tokens of earlier logins in another way.
 * @param isSame tells whether a sent text counts as the token
 */
const tokenFault = (name: string, isSame: (token: string, sent: string) => boolean): Fault => ({
  name,
  createHandler: () => {
    const tokens: string[] = [];
    return async (request, next, id) => {
      const sent = request.headers.get('Authorization') ?? '';
      const token = tokens.includes(sent) ? undefined : tokens.find((known) => sent && isSame(known, sent));
      const response = await next(token ? withHeader(request.clone(), 'Authorization', token) : request);
      const json = id === 'login' ? await readJson(response) : null;
      if (json?.success) tokens.push(json.data.access_token);
      return response;
    };
  },
});

/** Faults in passwords, tokens, mailed codes, and the rights that they give. */
export const credentialFaults: Fault[] = [
  proofFault('a mailed code never expires', ['verifyCode'], (_, now) => ({ sentAt: now })),
  proofFault('an accepted code never expires', ['verifyCode'], ({ sentAt, verifiedAt }, now) => ({
    sentAt: verifiedAt === null ? sentAt : now,
  })),
  proofFault('a verification never expires', null, ({ verifiedAt }, now) => ({ verifiedAt: verifiedAt && now })),
  proofFault('a verification expires after ten minutes', null, ({ verifiedAt }, now) => ({
    verifiedAt: verifiedAt && now - verifiedAt > 600_000 ? null : verifiedAt,
  })),
  proofFault('an email address counts as verified when a code was sent', ['findMemberPassword'], (_, now) => ({
    verifiedAt: now,
  })),
  proofFault('wrong codes are not counted', ['verifyCode'], () => ({ wrong: 0 })),
  proofFault('another code ends a verification', ['sendEmailVerification'], () => ({ verifiedAt: null })),
  storeFaultAfter('a verification is used up by an ID search', ['findMemberId'], (db, body) => {
    const proof = db.emailProofs.get(emailKey(body.member_email));
    if (proof) db.emailProofs.put(emailKey(body.member_email), { ...proof, verifiedAt: null });
  }),
  storeFault('the code of any email address is accepted', ['verifyCode'], ({ db, body, next }) => {
    const proof = db.emailProofs.get(emailKey(String(body?.email)));
    const isSent = [...db.emailProofs.rows()].some(({ code }) => code === body?.code);
    return isSent && proof ? next({ ...body, code: proof.code }) : next();
  }),
  storeFault('a code is compared without blanks', ['verifyCode'], ({ body, next }) =>
    typeof body?.code === 'string' && body.code.trim() ? next({ ...body, code: body.code.trim() }) : next(),
  ),
  storeFault('a code is compared by its first six characters', ['verifyCode'], ({ body, next }) =>
    typeof body?.code === 'string' && body.code ? next({ ...body, code: body.code.slice(0, 6) }) : next(),
  ),
  storeFaultBefore('a right to reset never expires', ['resetPw'], (db, body) => {
    const member = memberById(db, String(body?.member_id));
    if (member && db.resetPermits.get(member.pk)) permitFor(db, member.id);
  }),
  storeFaultBefore('a right to reset expires at once', ['resetPw'], (db, body) => {
    const member = memberById(db, String(body?.member_id));
    const permit = member && db.resetPermits.get(member.pk);
    if (permit && permit.until - db.clock.now() < 500_000) permitFor(db, member.id, 0);
  }),
  {
    name: 'a confirmed ID permits the reset for any ID',
    createHandler: () => {
      let isConfirmed = false;
      const { createHandler } = storeFault('', ['findMemberPassword', 'resetPw'], async ({ db, body, id, next }) => {
        if (id === 'resetPw' && isConfirmed) permitFor(db, String(body?.member_id));
        const response = await next();
        if (id === 'findMemberPassword' && (await response.clone().json()).success) isConfirmed = true;
        return response;
      });
      return createHandler();
    },
  },
  storeFault('any verified email address confirms any ID', ['findMemberPassword'], ({ db, body, next }) => {
    if (!isEmailVerified(db, String(body?.member_email)) || !memberById(db, String(body?.member_id))) return next();
    permitFor(db, body.member_id, db.clock.now() + 600_000);
    return emptySuccessResponse();
  }),
  storeFault('the password search tells an unknown ID', ['findMemberPassword'], async ({ db, body, next }) => {
    const response = await next();
    const isMismatch = (await response.clone().json()).error?.code === '41';
    if (!isMismatch || memberById(db, String(body?.member_id))) return response;
    return Response.json({ success: false, data: null, error: { code: '41', message: '없는 아이디입니다.' } });
  }),
  storeFault('the ID search compares the name alone', ['findMemberId'], ({ db, body, next }) => {
    const member = [...db.members.rows()].find(({ name }) => name === body?.member_name);
    return member && isEmailVerified(db, String(body?.member_email))
      ? Response.json({ success: true, data: { member_id: member.id }, error: null })
      : next();
  }),
  loginFailureFault('a lock never ends', ({ count, lockedUntil }) => ({ count, lockedUntil: lockedUntil && always })),
  loginFailureFault('the end of a lock does not reset the count of failures', ({ count, lockedUntil }, now) =>
    lockedUntil > 0 && lockedUntil <= now ? { count: count - 1, lockedUntil: 0 } : { count, lockedUntil },
  ),
  loginFailureFault('an account is locked after six failures', ({ count, lockedUntil }) =>
    count === 5 && lockedUntil > 0 ? { count: 4, lockedUntil: 0 } : { count, lockedUntil },
  ),
  {
    name: 'a success does not reset the count of failed logins',
    createHandler: () => {
      const counts = new Map<number, number>();
      const { createHandler } = storeFault('', ['login'], async ({ db, body, next }) => {
        const member = memberById(db, String(body?.member_id));
        if (!member) return next();
        const known = counts.get(member.pk) ?? 0;
        const stored = db.loginFailures.get(member.pk);
        if (!stored && known > 0 && known < 5) db.loginFailures.put(member.pk, { count: known, lockedUntil: 0 });
        const response = await next();
        counts.set(member.pk, db.loginFailures.get(member.pk)?.count ?? known);
        return response;
      });
      return createHandler();
    },
  },
  loginFault('the login ignores the case of the ID', ({ member_id: id }, db) => ({
    member_id: [...db.members.rows()].find((member) => member.id.toLowerCase() === id.toLowerCase())?.id ?? id,
  })),
  loginFault('the login ignores the case of the password', (body, db) =>
    passwordIf(body, db, (stored, sent) => stored.toLowerCase() === sent.toLowerCase()),
  ),
  loginFault('the login ignores blanks around the password', (body, db) =>
    passwordIf(body, db, (stored, sent) => stored === sent.trim()),
  ),
  loginFault('the login compares the first eight characters of the password', (body, db) =>
    passwordIf(body, db, (stored, sent) => stored.slice(0, 8) === sent.slice(0, 8)),
  ),
  storeFaultBefore('a login ends the other sessions of the member', ['login'], (db, body) => {
    const member = memberById(db, String(body?.member_id));
    if (member) db.tokens.endAll(member.pk);
  }),
  storeFaultAfter('a logout ends all sessions of the member', ['logout'], (db, _, request) =>
    db.tokens.endAll(memberPkOf(request)),
  ),
  {
    name: 'a reset does not end the refresh tokens',
    createHandler: () => {
      const renewals = new Map<string, number>();
      const { createHandler } = storeFault('', ['login', 'requestToken'], async ({ db, body, id, next }) => {
        const response = await next();
        const json: LooseJson = await response.clone().json();
        if (id === 'login' && json.success) renewals.set(json.data.refresh_token, json.data.member_pk);
        const pk = renewals.get(String(body?.refresh_token));
        if (id === 'login' || json.error?.code !== '91' || pk === undefined) return response;
        const { accessToken } = db.tokens.begin(pk);
        return Response.json({ success: true, data: { access_token: accessToken }, error: null });
      });
      return createHandler();
    },
  },
  storeFault('a reset ends no session', ['resetPw'], async ({ db, next }) => {
    const { tokens } = db;
    const end = tokens.endAll;
    tokens.endAll = () => {};
    const response = await next();
    tokens.endAll = end;
    return response;
  }),
  storeFaultAfter('a reset ends the sessions of all members', ['resetPw'], (db) => {
    for (const { pk } of db.members.rows()) db.tokens.endAll(pk);
  }),
  storeFaultAfter('a password change ends the session', ['changePw'], (db, _, request) =>
    db.tokens.endAll(memberPkOf(request)),
  ),
  tokenFault('tokens are compared without case', (token, sent) => token.toLowerCase() === sent.toLowerCase()),
  tokenFault('only the start of a token is compared', (token, sent) => token.slice(0, 8) === sent.slice(0, 8)),
  storeFault('the token undefined makes a guest', ['getInfo', 'saveInquiry'], ({ request, next }) => {
    if (request.headers.get('Authorization') === 'undefined') request.headers.delete('Authorization');
    return next();
  }),
  storeFault('access tokens never expire', ['getMemberInfo'], async ({ db, request, next }) => {
    const token = request.headers.get('Authorization') ?? '';
    const now = db.clock.now();
    const response = await next();
    const code = (await response.clone().json()).error?.code;
    if (code !== '97' && code !== '84') return response;
    db.clock.set(Number(/\d{13}/.exec(token)?.[0] ?? Date.parse('2025-11-05T10:00:30+09:00')));
    const early = await next();
    db.clock.set(now);
    return early;
  }),
  storeFault('sessions never expire', null, async ({ next }) => {
    const response = await next();
    const json = await readJson(response);
    return json?.error?.code === '84' ? failureResponse('97') : response;
  }),
  storeFault('an email address is unique in its case only', ['signup'], ({ db, body, next }) => {
    const owner = typeof body?.member_email === 'string' ? memberByEmail(db, body.member_email) : undefined;
    const stored = owner && db.profiles.get(owner.pk)?.info.member_email;
    return stored && stored !== body.member_email ? emptySuccessResponse() : next();
  }),
  storeFault('an ID is unique in its case only', ['signup'], async ({ db, body, next }) => {
    const response = await next();
    const isTaken = (await response.clone().json()).error?.message.includes('아이디');
    return isTaken && !memberById(db, String(body?.member_id)) ? failureResponse('46') : response;
  }),
  {
    name: 'two sign-ups at the same time get the same ID',
    createHandler: () => {
      let openCount = 0;
      const { createHandler } = storeFault('', ['signup'], async ({ next }) => {
        openCount += 1;
        const response = await next();
        const isTaken = openCount > 1 && (await readJson(response))?.error?.code === '43';
        await new Promise((done) => setTimeout(done, 30));
        const result = isTaken ? emptySuccessResponse() : response;
        openCount -= 1;
        return result;
      });
      return createHandler();
    },
  },
  storeFaultAfter('a reset changes the passwords of all members', ['resetPw'], (db, body) => {
    for (const member of [...db.members.rows()])
      if (member.pk > 1030) db.members.put(member.pk, { ...member, password: body.member_password });
  }),
  storeFault('a current password of 100 characters is rejected', ['changePw'], ({ body, next }) =>
    String(body?.member_original_password).length > 72 ? failureResponse('40', 400) : next(),
  ),
  storeFault('an email address with a plus sign is rejected', ['sendEmailVerification'], ({ body, next }) =>
    String(body?.email).includes('+') ? failureResponse('40', 400) : next(),
  ),
];
