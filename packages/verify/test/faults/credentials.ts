import type { OperationId } from '#mocks/generated/operations.ts';
import { memberByEmail, memberById } from '#mocks/store/accounts.ts';
import type { Db } from '#mocks/store/db.ts';
import { emailKey, isEmailVerified } from '#mocks/store/sent-codes.ts';
import { type Fault, failureResponse, fault, type LooseJson, memberPkOf, readJson, successResponse } from './fault.ts';
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

const permitFor = (db: Db, id: string, until = always) => {
  const member = memberById(db, id);
  if (member) db.resetPermits.put(member.pk, { until });
};

/** Faults in passwords, tokens, mailed codes, and the rights that they give. */
export const credentialFaults: Fault[] = [
  proofFault('a mailed code never expires', ['verifyCode'], (_, now) => ({ sentAt: now })),
  proofFault('a verification expires after ten minutes', null, ({ verifiedAt }, now) => ({
    verifiedAt: verifiedAt && now - verifiedAt > 600_000 ? null : verifiedAt,
  })),
  proofFault('wrong codes are not counted', ['verifyCode'], () => ({ wrong: 0 })),
  proofFault('another code ends a verification', ['sendEmailVerification'], () => ({ verifiedAt: null })),
  storeFault('the code of any email address is accepted', ['verifyCode'], ({ db, body, next }) => {
    const proof = db.emailProofs.get(emailKey(String(body?.email)));
    const isSent = [...db.emailProofs.rows()].some(({ code }) => code === body?.code);
    return isSent && proof ? next({ ...body, code: proof.code }) : next();
  }),
  storeFaultBefore('a right to reset never expires', ['resetPw'], (db, body) => {
    const member = memberById(db, String(body?.member_id));
    if (member && db.resetPermits.get(member.pk)) permitFor(db, member.id);
  }),
  storeFault('any verified email address confirms any ID', ['findMemberPassword'], ({ db, body, next }) => {
    if (!isEmailVerified(db, String(body?.member_email)) || !memberById(db, String(body?.member_id))) return next();
    permitFor(db, body.member_id, db.clock.now() + 600_000);
    return successResponse();
  }),
  storeFaultBefore('the end of a lock does not reset the count of failures', ['login'], (db, body) => {
    const member = memberById(db, String(body?.member_id));
    const failures = member && db.loginFailures.get(member.pk);
    if (failures && failures.lockedUntil > 0 && failures.lockedUntil <= db.clock.now())
      db.loginFailures.put(member.pk, { count: failures.count - 1, lockedUntil: 0 });
  }),
  storeFault('the login compares the first eight characters of the password', ['login'], ({ db, body, next }) => {
    const password = memberById(db, String(body?.member_id))?.password;
    const isSimilar = password?.slice(0, 8) === String(body?.member_password).slice(0, 8);
    return isSimilar ? next({ ...body, member_password: password }) : next();
  }),
  storeFaultAfter('a logout ends all sessions of the member', ['logout'], (db, _, request) =>
    db.tokens.endAll(memberPkOf(request)),
  ),
  storeFault('a reset ends no session', ['resetPw'], async ({ db, next }) => {
    const { tokens } = db;
    const end = tokens.endAll;
    tokens.endAll = () => {};
    const response = await next();
    tokens.endAll = end;
    return response;
  }),
  storeFault('sessions never expire', null, async ({ next }) => {
    const response = await next();
    const json = await readJson(response);
    return json?.error?.code === '84' ? failureResponse('97') : response;
  }),
  storeFault('an email address is unique in its case only', ['signup'], ({ db, body, next }) => {
    const owner = typeof body?.member_email === 'string' ? memberByEmail(db, body.member_email) : undefined;
    const stored = owner && db.profiles.get(owner.pk)?.info.member_email;
    return stored && stored !== body.member_email ? successResponse() : next();
  }),
  fault.stateful('two sign-ups at the same time get the same ID', ['signup'], () => {
    let openCount = 0;
    return async (request, next) => {
      openCount += 1;
      const response = await next(request);
      const isTaken = openCount > 1 && (await readJson(response))?.error?.code === '43';
      await new Promise((done) => setTimeout(done, 30));
      openCount -= 1;
      return isTaken ? successResponse() : response;
    };
  }),
  storeFault('an email address with a plus sign is rejected', ['sendEmailVerification'], ({ body, next }) =>
    String(body?.email).includes('+') ? failureResponse('40', 400) : next(),
  ),
];
