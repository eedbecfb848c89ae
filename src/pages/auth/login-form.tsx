import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { ApiError, messageOf, TransportError } from '#src/api/errors.ts';
import { loginFailures } from '#src/api/failures/session.ts';
import { LoginBody } from '#src/api/generated/bodies/session.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { login } from '#src/api/generated/session.ts';
import { startSession } from '#src/api/session.ts';
import { FormPasswordField, FormTextField } from '#src/forms/fields/form-field.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import type { FailureMessages } from '#src/forms/submit-errors.ts';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { isBlank } from '#src/lib/text/code-points.ts';
import { returnTarget } from './return-target.ts';

const messages = {
  member_id: { empty: '아이디를 입력해 주세요.' },
  member_password: { empty: '비밀번호를 입력해 주세요.' },
};

const failed = '로그인 중 오류가 발생했습니다.';

/**
 * Whether the member can solve the problem by waiting or with a better connection, so that the message should name it.
 */
function hasUsefulCause(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === ErrorCode.tooManyRequests;
  return error instanceof TransportError && ['network', 'timeout', 'tooMany'].includes(error.kind);
}

const failures: FailureMessages = {
  codes: loginFailures,
  fallback: (error) => (hasUsefulCause(error) ? `${failed} ${messageOf(error)}` : failed),
};

const schema = z.extend(LoginBody, {
  // The contract accepts any stored ID, and no ID consists of blanks.
  member_id: LoginBody.shape.member_id.check(z.refine((id) => !isBlank(id))),
});

/**
 * Renders the login form (contract: login). A login leads to the screen on which the session ended, else home. A
 * failure is announced, and the form keeps the typed values.
 */
export function LoginForm() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useSiteForm({
    schema,
    messages,
    initial: { member_id: '', member_password: '' },
    mode: 'submit',
    disabledReason: (_, incomplete) => incomplete && '아이디와 비밀번호를 입력하면 누를 수 있습니다.',
    warnsBeforeLeaving: false,
    // A member who opens another screen before the response is still logged in.
    outlivesScreen: true,
    operation: 'login',
    send: async ({ member_id, member_password }, request): Promise<void> =>
      // Phones add spaces. The case stays: an ID may have capital letters.
      startSession(await login({ member_id: member_id.trim(), member_password }, request)),
    failures,
    onSuccess: () => {
      const { to, state: kept } = returnTarget(state);
      return navigate(to, { replace: true, state: kept });
    },
  });
  return (
    <SiteForm form={form} submitText="로그인">
      <FormTextField name="member_id" label="아이디" autoComplete="username" />
      <FormPasswordField name="member_password" label="비밀번호" autoComplete="current-password" />
    </SiteForm>
  );
}
