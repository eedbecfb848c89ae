import type { OperationId } from '#mocks/generated/operations.ts';
import { responsesOf } from '#mocks/http/document.ts';
import { readJson } from '#test/faults/fault.ts';
import { secretsMutant } from './access-mutants.ts';
import type { Mutant } from './mutant.ts';
import { withBody } from './request-fields.ts';

const kind = 'secret: stale or wrong one accepted';

/** Returns the login mutants that accept a password that is not the current one. */
function loginMutants(): Mutant[] {
  const acceptsSecret = (change: string, isAccepted: (sent: string, current: string, earlier: string[]) => boolean) =>
    secretsMutant('login', kind, change, async ({ secrets, request, code, next }) => {
      if (code !== '41') return null;
      const sent = await readJson(request);
      const known = secrets.passwords.get(sent.member_id) ?? [];
      const current = known.at(-1);
      if (current === undefined || !isAccepted(sent.member_password, current, known.slice(0, -1))) return null;
      return next(withBody(request, JSON.stringify({ ...sent, member_password: current })));
    });
  return [
    acceptsSecret('an earlier password is accepted', (sent, _current, earlier) => earlier.includes(sent)),
    acceptsSecret(
      'the case of the password is ignored',
      (sent, current) => sent.toLowerCase() === current.toLowerCase(),
    ),
    acceptsSecret('a password with more characters is accepted', (sent, current) => sent.startsWith(current)),
    acceptsSecret(
      'the first eight characters of a password suffice',
      (sent, current) => sent.slice(0, 8) === current.slice(0, 8),
    ),
    acceptsSecret('blanks around a password are ignored', (sent, current) => sent.trim() === current.trim()),
    acceptsSecret('every password of a known member is accepted', () => true),
  ];
}

/** Returns the refresh mutants that accept a token that is not a valid refresh token. */
function refreshMutants(): Mutant[] {
  const acceptsSecret = (change: string, rejections: string[], memberOf: 'access' | 'refresh') =>
    secretsMutant('requestToken', kind, change, async ({ secrets, request, code, next }) => {
      if (!code || !rejections.includes(code)) return null;
      const { refresh_token: sent } = await readJson(request);
      const login = secrets.logins.find(({ access, refresh }) =>
        memberOf === 'access' ? access.has(sent) : refresh === sent,
      );
      const token = login ? await secrets.newToken(next, request, login.memberId) : null;
      return token === null ? null : Response.json({ success: true, data: { access_token: token }, error: null });
    });
  return [
    acceptsSecret('the refresh token of an ended session is accepted', ['91'], 'refresh'),
    acceptsSecret('an expired refresh token is accepted', ['84'], 'refresh'),
    acceptsSecret('an access token is accepted', ['91'], 'access'),
  ];
}

/** Returns the mutants that accept a wrong or an old verification code. */
function codeMutants(): Mutant[] {
  const acceptsSecret = (
    change: string,
    codes: string[],
    isAccepted: (sent: string, own: string[], others: string[]) => boolean,
  ) =>
    secretsMutant('verifyCode', kind, change, async ({ secrets, request, code, next }) => {
      if (!code || !codes.includes(code)) return null;
      const sent = await readJson(request);
      const email = String(sent.email).toLowerCase();
      const others = [...secrets.codes].flatMap(([other, known]) => (other === email ? [] : known));
      if (!isAccepted(String(sent.code), secrets.codes.get(email) ?? [], others)) return null;
      await secrets.call(next, request, 'sendEmailVerification', { email: sent.email });
      const current = await secrets.currentCode(next, request, sent.email);
      return next(withBody(request, JSON.stringify({ ...sent, code: current })));
    });
  return [
    acceptsSecret('an earlier code is accepted', ['41'], (sent, own) => own.slice(0, -1).includes(sent)),
    acceptsSecret('the code of another address is accepted', ['41', '44'], (sent, _own, others) =>
      others.includes(sent),
    ),
    acceptsSecret('the code 000000 is accepted', ['41', '44'], (sent) => sent === '000000'),
    acceptsSecret('the code 123456 is accepted', ['41', '44'], (sent) => sent === '123456'),
    acceptsSecret('an expired code is accepted', ['42'], (sent, own) => own.includes(sent)),
    acceptsSecret(
      'a code with the same first digits is accepted',
      ['41'],
      (sent, own) => own.at(-1)?.slice(0, 4) === sent.slice(0, 4),
    ),
    acceptsSecret('every code is accepted for an address with a code', ['41'], (_sent, own) => own.length > 0),
  ];
}

/** Returns the mutants of an operation that needs a verification before: without one, or with an old one. */
function verificationMutants(operation: OperationId): Mutant[] {
  const acceptsSecret = (change: string, needsEarlier: boolean) =>
    secretsMutant(operation, kind, change, async ({ secrets, request, code, next }) => {
      if (code !== '46') return null;
      const sent = await readJson(request);
      const email = sent.member_email ?? secrets.emailOfMember.get(sent.member_id);
      if (typeof email !== 'string') return null;
      const isKnown =
        operation === 'resetPw'
          ? secrets.confirmedMembers.has(sent.member_id)
          : secrets.verifiedEmails.has(email.toLowerCase());
      if (needsEarlier && !isKnown) return null;
      await secrets.verifyEmail(next, request, email);
      if (operation === 'resetPw')
        await secrets.call(next, request, 'findMemberPassword', { member_id: sent.member_id, member_email: email });
      return next(request.clone());
    });
  return [
    acceptsSecret('no earlier verification is needed', false),
    acceptsSecret('an earlier verification never ends', true),
  ];
}

/** Returns the mutants of the secrets of an operation. */
export function secretMutants(operation: OperationId): Mutant[] {
  const needsVerification = responsesOf(operation).some(({ media }) =>
    Object.keys(media.examples ?? {}).some((name) => /^(emailNotVerified|notConfirmed)$/.test(name)),
  );
  return [
    ...(operation === 'login' ? loginMutants() : []),
    ...(operation === 'requestToken' ? refreshMutants() : []),
    ...(operation === 'verifyCode' ? codeMutants() : []),
    ...(needsVerification ? verificationMutants(operation) : []),
  ];
}
