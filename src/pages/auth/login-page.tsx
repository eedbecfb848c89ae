import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { FormPage } from '#src/forms/form-page.tsx';
import { AppLink } from '#src/navigation/app-link.tsx';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { signupTarget } from '#src/navigation/target.ts';
import { LoginForm } from './login-form.tsx';
import { links } from './login-page.style.ts';

/** Renders the login screen with links to the ID search, the password search and the sign-up. */
export function LoginPage() {
  const checkAccess = useAccessCheck();
  return (
    <FormPage title="로그인">
      <LoginForm />
      <ul className={links}>
        <li>
          <AppLink target={{ to: paths.findId }}>아이디 찾기</AppLink>
        </li>
        <li>
          <AppLink target={{ to: paths.findPassword }}>비밀번호 찾기</AppLink>
        </li>
        <li>
          <AppLink target={signupTarget} onClick={(event) => checkAccess(event, signupTarget)}>
            {menuTitle.signup}
          </AppLink>
        </li>
      </ul>
    </FormPage>
  );
}
