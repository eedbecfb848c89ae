import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { FormPage } from '#src/forms/form-page.tsx';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { screenTarget } from '#src/navigation/target.ts';
import { LoginForm } from './login-form.tsx';
import { links } from './login-page.style.ts';

/** Renders the login screen with links to the ID search, the password search and the sign-up. */
export function LoginPage() {
  const checkAccess = useAccessCheck();
  return (
    <FormPage title={screens.login.title}>
      <LoginForm />
      <ul className={links}>
        <li>
          <AppLink target={{ to: paths.findId }}>아이디 찾기</AppLink>
        </li>
        <li>
          <AppLink target={{ to: paths.findPassword }}>비밀번호 찾기</AppLink>
        </li>
        <li>
          <AppLink target={screenTarget('signup')} onClick={(event) => checkAccess(event, screenTarget('signup'))}>
            {screens.signup.title}
          </AppLink>
        </li>
      </ul>
    </FormPage>
  );
}
