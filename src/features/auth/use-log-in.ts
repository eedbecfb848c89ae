import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../api/errors';
import type { ErrorCode, LoginRequest } from '../../api/generated/model';
import { useLogin } from '../../api/generated/session';
import { startSession } from '../../api/session';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { paths } from '../../navigation/paths';
import type { Target } from '../../navigation/target';

/** Too many failed logins, by the contract's codes. */
const locked = '86' satisfies ErrorCode;

/** What a member reads when a login fails. @param error what the call threw */
function loginMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return '로그인 중 오류가 발생했습니다.';
  return error.code === locked ? '잠시 후 시도해 주세요.' : '아이디 또는 비밀번호를 확인해 주세요.';
}

/** The screen that was left when a session ended by itself; only addresses of this site are accepted. */
function leftScreen(state: unknown): Target {
  if (typeof state !== 'object' || state === null || !('from' in state)) return { to: paths.home };
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('to' in from)) return { to: paths.home };
  const isPath = typeof from.to === 'string' && /^\/(?![/\\])/.test(from.to);
  if (!isPath || typeof from.to !== 'string') return { to: paths.home };
  const kept = 'state' in from && typeof from.state === 'object' && from.state !== null ? from.state : undefined;
  return kept ? { to: from.to, state: kept } : { to: from.to };
}

/**
 * Logs in by the contract's `login` and leads on: home, or where the member was when the session ended.
 * @returns the action, whether it is under way, and what to show after a failure; a second call meanwhile does nothing
 */
export function useLogIn(): { logIn: (body: LoginRequest) => void; isPending: boolean; failure: string | null } {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useLogin();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const action = useCallback(
    async (data: LoginRequest) => {
      setFailure(null);
      try {
        startSession(await mutateAsync({ data }));
      } catch (error) {
        setFailure(loginMessage(error));
        return;
      }
      // Who has gone elsewhere meanwhile is logged in there.
      if (!isHere.current) return;
      const { to, state: kept } = leftScreen(state);
      await navigate(to, { replace: true, state: kept });
    },
    [mutateAsync, navigate, state],
  );
  return { logIn: useOneAtATime(action), isPending, failure };
}
