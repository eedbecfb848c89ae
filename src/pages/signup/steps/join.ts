import { ApiError, isRefusedByProxy, TransportError } from '#src/api/errors.ts';
import { checkJoinDuplicate, signup as sendSignup } from '#src/api/generated/account.ts';
import type { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { SignupRequest } from '#src/api/generated/model/index.ts';
import { FormSubmitError } from '#src/components/forms/form-submit-error.ts';
import type { CallOptions } from '#src/features/forms/use-form-sending.ts';
import type { Signup } from '#src/pages/signup/signup-storage.ts';

/** What a member reads where the last call says no. */
const joinTexts = {
  idTaken: '이미 사용 중인 아이디입니다. 기본정보 입력 단계에서 아이디를 바꿔 주세요.',
  emailTaken: '이미 등록된 이메일입니다. 기본정보 입력 단계에서 이메일을 바꾸거나, 아이디 찾기를 이용해 주세요.',
  mayBeDone: '조금 전의 요청으로 이미 가입되었을 수 있습니다. 로그인해 보시고, 로그인되지 않으면 아이디를 바꿔 주세요.',
  notVerified: '이메일 인증이 만료되었습니다. 기본정보 입력 단계에서 이메일을 다시 인증해 주세요.',
  passwordsDiffer: '비밀번호가 일치하지 않습니다.',
};

const codes = { differs: '41', taken: '43', notVerified: '46' } as const satisfies Record<string, ErrorCode>;

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

/** The contract has one code for an ID and for an address that are taken; the check of the ID tells them apart. */
async function isIdTaken(id: string, call: CallOptions): Promise<boolean> {
  try {
    await checkJoinDuplicate({ param: id, param_type: 'id' }, call);
    return false;
  } catch (error) {
    if (codeOf(error) === codes.taken) return true;
    throw error;
  }
}

/**
 * Makes the account, by the contract's `signup`. What the server refuses has to be proven again.
 * @param isUnsure whether an earlier call was sent and never answered
 * @throws FormRefusal, or what the transport throws
 */
export async function join(request: SignupRequest, signup: Signup, isUnsure: boolean, call: CallOptions) {
  try {
    await sendSignup(request, call);
  } catch (error) {
    const code = codeOf(error);
    if (code === codes.differs) throw new FormSubmitError(joinTexts.passwordsDiffer);
    if (code === codes.notVerified) {
      signup.keep({ verifiedEmail: '' });
      throw new FormSubmitError(joinTexts.notVerified);
    }
    if (code !== codes.taken) throw error;
    if (isUnsure) throw new FormSubmitError(joinTexts.mayBeDone);
    if (!(await isIdTaken(request.member_id, call))) throw new FormSubmitError(joinTexts.emailTaken);
    signup.keep({ checkedId: '' });
    throw new FormSubmitError(joinTexts.idTaken);
  }
}

/** Whether a call may have reached the server though no answer came. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TransportError && error.kind !== 'badRequest' && !isRefusedByProxy(error);
