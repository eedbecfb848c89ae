import { ApiError, isRefusedByProxy, TransportError } from '#src/api/errors.ts';
import { signupFailures } from '#src/api/failures/account.ts';
import { signup as sendSignup } from '#src/api/generated/account.ts';
import { CheckJoinDuplicateRequestParamType } from '#src/api/generated/model/checkJoinDuplicateRequestParamType.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { CheckJoinDuplicateRequest, SignupRequest } from '#src/api/generated/model/index.ts';
import type { OperationRequest } from '#src/api/use-operation.ts';
import { FormSubmitError } from '#src/forms/submit-errors.ts';
import type { Signup } from '#src/pages/signup/signup-storage.ts';

const mayBeDoneText =
  '조금 전의 요청으로 이미 가입되었을 수 있습니다. 로그인해 보시고, 로그인되지 않으면 아이디를 바꿔 주세요.';

const apiErrorCode = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

/** The calls of the sign-up. */
export type SignupCalls = {
  request: OperationRequest<'signup'>;
  /** Contract: checkJoinDuplicate. */
  checkDuplicate: (variables: { data: CheckJoinDuplicateRequest }) => Promise<unknown>;
};

/** Returns whether the ID is taken. The contract has the same code for a taken ID and a taken email address. */
async function isIdTaken(id: string, { request, checkDuplicate }: SignupCalls): Promise<boolean> {
  try {
    await checkDuplicate({ data: { param: id, param_type: CheckJoinDuplicateRequestParamType.id } });
    return false;
  } catch (error) {
    if (apiErrorCode(error) === ErrorCode.alreadyInUse) return true;
    throw error;
  } finally {
    // The visitor has left the step.
    request.signal.throwIfAborted();
  }
}

/**
 * Creates the account (contract: `signup`). A rejected ID or email address must be verified again.
 * @param mayBeSignedUp whether an earlier request had no response, so that it may have created the account
 * @throws FormSubmitError for a rejection by the server, or a transport error
 */
export async function createAccount(body: SignupRequest, signup: Signup, mayBeSignedUp: boolean, calls: SignupCalls) {
  try {
    await sendSignup(body, calls.request);
  } catch (error) {
    const code = apiErrorCode(error);
    if (code === ErrorCode.mismatch) throw new FormSubmitError(signupFailures[ErrorCode.mismatch]);
    if (code === ErrorCode.previousStepMissing) {
      signup.updateDraft({ verifiedEmail: '' });
      throw new FormSubmitError(signupFailures[ErrorCode.previousStepMissing]);
    }
    if (code !== ErrorCode.alreadyInUse) throw error;
    if (mayBeSignedUp) throw new FormSubmitError(mayBeDoneText);
    const taken = signupFailures[ErrorCode.alreadyInUse];
    if (!(await isIdTaken(body.member_id, calls))) throw new FormSubmitError(taken.member_email);
    signup.updateDraft({ checkedId: '' });
    throw new FormSubmitError(taken.member_id);
  }
}

/** Returns whether a failed request may have reached the server and created the account. */
export const mayHaveCreatedAccount = (error: unknown): boolean =>
  error instanceof TransportError && error.kind !== 'badRequest' && !isRefusedByProxy(error);
