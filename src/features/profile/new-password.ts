import * as zod from 'zod/mini';

/** What forms with a new password say of it. */
export const passwordMessages = {
  hint: '6~20자의 영문, 숫자,특수문자',
  rule: '6~20자의 영문, 숫자,특수문자만 입력 가능합니다.',
  differs: '비밀번호가 일치하지 않습니다.',
  same: '현재 사용중인 비밀번호와 동일합니다. 다른 비밀번호로 다시 입력해주세요.',
};

/**
 * The rule that `member_re_password` is there and repeats the password. The rules of a password are the other field's:
 * the schema has any text for `member_re_password`, so that equal passwords are not said to differ.
 * @param password the field that is repeated
 */
export const repeatsPassword = <Password extends string>(password: Password) =>
  zod.refine<Record<Password | 'member_re_password', string>>(
    (values) => values.member_re_password !== '' && values.member_re_password === values[password],
    { path: ['member_re_password'], message: passwordMessages.differs, when: () => true },
  );
