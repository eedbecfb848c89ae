import * as z from 'zod/mini';
import { newPasswordMaxLength, newPasswordMinLength } from '#src/api/generated/constants.ts';

const lengths = `${newPasswordMinLength}~${newPasswordMaxLength}자`;

/** The hint and the error messages of new password fields. */
export const passwordMessages = {
  hint: `${lengths}의 영문, 숫자,특수문자`,
  rule: `${lengths}의 영문, 숫자,특수문자만 입력 가능합니다.`,
  differs: '비밀번호가 일치하지 않습니다.',
};

/**
 * Creates the rule that `member_re_password` is not empty and equals the password. The schema must accept any text for
 * `member_re_password`: only the password field checks the password rules. Otherwise two equal but invalid passwords
 * would show the error that they differ.
 * @param password the form field of the password
 */
export const repeatsPassword = <Password extends string>(password: Password) =>
  z.refine<Record<Password | 'member_re_password', string>>(
    (values) => values.member_re_password !== '' && values.member_re_password === values[password],
    { path: ['member_re_password'], error: passwordMessages.differs, when: () => true },
  );
