import * as z from 'zod/mini';
import { companySchema } from '#src/features/profile/company-values.ts';
import { educationSchema } from '#src/features/profile/education-values.ts';
import { createEntries } from '#src/forms/form-entries.ts';
import { createFormCheck } from '#src/forms/form-rules.ts';
import type { Passwords, SignupDraft } from './signup-draft.ts';
import { infoSchema } from './steps/info-values.ts';
import type { Step } from './steps.ts';

const checkInfo = createFormCheck(infoSchema, {});
const checkCompany = createFormCheck(companySchema, {});
const checkEducation = createFormCheck(z.object({ education: educationSchema }), {});

/**
 * Returns the first incomplete step. A visitor who goes back to an earlier step can leave it incomplete.
 * @returns null if all steps are complete
 */
export function unfinishedStep(draft: SignupDraft, passwords: Passwords): Step | null {
  if (!draft.terms.service || !draft.terms.privacy) return '회원약관 동의';
  const isVerified = draft.checkedId === draft.info.member_id && draft.verifiedEmail === draft.info.member_email;
  if (!isVerified || checkInfo({ ...draft.info, ...passwords }).length > 0) return '기본정보 입력';
  if (checkCompany(draft.company).length > 0) return '직장정보 입력';
  return checkEducation({ education: createEntries(draft.education) }).length > 0 ? '학력정보 입력' : null;
}
