import { type FormEvent, useState } from 'react';
import { LoginBody, loginBodyMemberIdMax } from '../../api/generated/limits/session';
import { SubmitButton } from '../../ui/submit-button';
import { TextField } from '../../ui/text-field';
import * as style from './login-page.style';
import { useLogIn } from './use-log-in';

/** ID and password. The button waits for both, and says so; a failure is announced and keeps what was typed. */
export function LoginForm() {
  const [id, setId] = useState('');
  const [password, setPassword] = useState('');
  const { logIn, isPending, failure } = useLogIn();
  const body = LoginBody.safeParse({ member_id: id, member_password: password });
  const reason =
    id && password
      ? `아이디와 비밀번호는 ${loginBodyMemberIdMax}자까지 입력할 수 있습니다.`
      : '아이디와 비밀번호를 입력하면 누를 수 있습니다.';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body.success) logIn(body.data);
  };

  return (
    <form onSubmit={submit} className={style.form} noValidate>
      <TextField label="아이디" name="username" value={id} onChange={setId} autoComplete="username" />
      <TextField
        label="비밀번호"
        name="password"
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      <div role="alert">{failure && <p className={style.failure}>{failure}</p>}</div>
      <SubmitButton isPending={isPending} blockedBy={body.success ? undefined : reason}>
        로그인
      </SubmitButton>
    </form>
  );
}
