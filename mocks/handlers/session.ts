import type { Handlers } from '#mocks/http/handler-types.ts';
import { failureEnvelope } from '#mocks/http/reply.ts';
import { memberById } from '#mocks/store/accounts.ts';
import type { Db } from '#mocks/store/db.ts';
import type { Member } from '#mocks/store/records.ts';
import { loginLockMinutes, loginMaxAttempts } from '#src/api/generated/constants.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';

const lockMs = loginLockMinutes * 60_000;

const mismatch = () => failureEnvelope(ErrorCode.mismatch, '아이디 또는 비밀번호가 일치하지 않습니다.');

/** Returns the consecutive failed logins of an account. The count restarts when a lock has expired. */
function loginFailuresOf(db: Db, member: Member) {
  const failures = db.loginFailures.get(member.pk);
  const hasLockExpired = failures && failures.lockedUntil > 0 && failures.lockedUntil <= db.clock.now();
  return failures && !hasLockExpired ? failures : { count: 0, lockedUntil: 0 };
}

/** Handlers for login, logout and the refresh of an access token. */
export const session = {
  login({ body, db }) {
    const member = memberById(db, body.member_id);
    if (!member) return mismatch();
    const failures = loginFailuresOf(db, member);
    if (failures.lockedUntil > 0) return failureEnvelope(ErrorCode.loginLocked, '로그인 시도 횟수를 초과했습니다.');
    if (member.password !== body.member_password) {
      const count = failures.count + 1;
      db.loginFailures.put(member.pk, { count, lockedUntil: count >= loginMaxAttempts ? db.clock.now() + lockMs : 0 });
      return mismatch();
    }
    db.loginFailures.remove(member.pk);
    const { accessToken, refreshToken } = db.tokens.begin(member.pk);
    return {
      success: true,
      data: {
        access_token: accessToken,
        refresh_token: refreshToken,
        member_name: member.name,
        member_pk: member.pk,
        member_type: member.type,
      },
      error: null,
    };
  },

  requestToken({ body, db }) {
    const result = db.tokens.refresh(body.refresh_token);
    if ('accessToken' in result) return { success: true, data: { access_token: result.accessToken }, error: null };
    return result.refused === 'expired'
      ? failureEnvelope(ErrorCode.sessionExpired, '세션이 만료되었습니다.')
      : failureEnvelope(ErrorCode.tokenRejected, '유효하지 않은 토큰입니다.');
  },

  logout({ login, db }) {
    db.tokens.end(login);
    return { success: true, data: null, error: null };
  },
} satisfies Partial<Handlers>;
