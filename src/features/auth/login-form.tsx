import { useLocation, useNavigate } from 'react-router';
import { LoginBody } from '../../api/generated/limits/session';
import { login } from '../../api/generated/session';
import { startSession } from '../../api/session';
import { useSiteForm } from '../../blocks/use-site-form';
import { FormPasswordField } from '../../ui/form-password-field';
import { FormTextField } from '../../ui/form-text-field';
import { SiteForm } from '../../ui/site-form';
import { leftScreen } from './left-screen';

const messages = {
  member_id: { empty: '아이디를 입력해 주세요.' },
  member_password: { empty: '비밀번호를 입력해 주세요.' },
};

const failures = {
  codes: { '86': '잠시 후 시도해 주세요.' },
  refused: '아이디 또는 비밀번호를 확인해 주세요.',
  broken: '로그인 중 오류가 발생했습니다.',
};

/**
 * ID and password, by the contract's `login`. It leads home, or to where the member was when the session ended; a
 * failure is announced and keeps what was typed.
 */
export function LoginForm() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useSiteForm({
    schema: LoginBody,
    messages,
    initial: { member_id: '', member_password: '' },
    mode: 'submit',
    blockedBy: (_, incomplete) => incomplete && '아이디와 비밀번호를 입력하면 누를 수 있습니다.',
    asksBeforeLeaving: false,
    // Who has gone elsewhere meanwhile is logged in there.
    outlivesScreen: true,
    send: async (body, call) => startSession(await login(body, call)),
    failures,
    onSuccess: () => {
      const { to, state: kept } = leftScreen(state);
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
