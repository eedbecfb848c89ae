import { type FailureTexts, messages } from '#src/api/errors.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';

const notVerified = '이메일 인증이 완료되지 않았거나 만료되었습니다. 재전송을 눌러 다시 인증해 주세요.';
const samePassword = '현재 사용중인 비밀번호와 동일합니다. 다른 비밀번호로 다시 입력해주세요.';

/** The server rejects the client secret. A guest has no session, so a login would not help. */
const clientRefused = { [ErrorCode.tokenRejected]: messages.badRequest } satisfies FailureTexts;

export const checkJoinDuplicateFailures = {
  [ErrorCode.alreadyInUse]: '사용할 수 없는 아이디입니다.',
} satisfies FailureTexts;

export const verifyCodeFailures = {
  [ErrorCode.mismatch]: '인증번호가 일치하지 않습니다.',
  [ErrorCode.outsidePeriod]: '인증번호가 만료되었습니다. 재전송을 눌러 새 인증번호를 받아 주세요.',
  [ErrorCode.notFound]: '이 주소로 발송된 인증번호가 없습니다. 전송을 눌러 인증번호를 받아 주세요.',
} satisfies FailureTexts;

/** The last step of the sign-up shows these texts for the whole form, because the fields are in an earlier step. */
export const signupFailures = {
  [ErrorCode.mismatch]: '비밀번호가 일치하지 않습니다.',
  [ErrorCode.previousStepMissing]: '이메일 인증이 만료되었습니다. 기본정보 입력 단계에서 이메일을 다시 인증해 주세요.',
  // The contract has one code for both. A request finds out whether the ID is taken.
  [ErrorCode.alreadyInUse]: {
    member_id: '이미 사용 중인 아이디입니다. 기본정보 입력 단계에서 아이디를 바꿔 주세요.',
    member_email: '이미 등록된 이메일입니다. 기본정보 입력 단계에서 이메일을 바꾸거나, 아이디 찾기를 이용해 주세요.',
  },
} satisfies FailureTexts;

export const findMemberIdFailures = {
  [ErrorCode.previousStepMissing]: notVerified,
  ...clientRefused,
} satisfies FailureTexts;

export const findMemberPasswordFailures = {
  [ErrorCode.mismatch]: '해당 아이디로 등록된 이메일과 일치하지 않습니다.',
  [ErrorCode.previousStepMissing]: notVerified,
  ...clientRefused,
} satisfies FailureTexts;

export const resetPwFailures = {
  [ErrorCode.alreadyInUse]: samePassword,
  [ErrorCode.previousStepMissing]: '비밀번호를 바꿀 수 있는 시간이 지났습니다. 비밀번호 찾기를 다시 해 주세요.',
  ...clientRefused,
} satisfies FailureTexts;

export const changePwFailures = {
  [ErrorCode.wrongPassword]: { member_original_password: '기존 비밀번호가 일치하지 않습니다.' },
  [ErrorCode.alreadyInUse]: { member_new_password: samePassword },
} satisfies FailureTexts;
