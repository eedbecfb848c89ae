import { useMenuRule } from '../../blocks/use-menu-rule';
import { AppLink } from '../../navigation/app-link';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { FormPage } from '../../ui/form-page';
import { LoginForm } from './login-form';
import { links } from './login-page.style';

/** The login, with the ways to a forgotten ID or password and to sign-up. */
export function LoginPage() {
  const rule = useMenuRule();
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
          <AppLink target={{ to: paths.signup }} onClick={(event) => rule(menuTitle.signup, event)}>
            {menuTitle.signup}
          </AppLink>
        </li>
      </ul>
    </FormPage>
  );
}
