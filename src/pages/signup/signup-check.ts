import * as zod from 'zod/mini';
import { companySchema } from '#src/features/profile/company-values.ts';
import { educationSchema } from '#src/features/profile/education-values.ts';
import { createEntries } from '#src/lib/forms/form-entries.ts';
import { createFormCheck } from '#src/lib/forms/form-rules.ts';
import type { Passwords, SignupDraft } from './signup-draft.ts';
import { infoSchema } from './steps/info-values.ts';
import type { Step } from './steps.ts';

const passesInfo = createFormCheck(infoSchema, {});
const passesCompany = createFormCheck(companySchema, {});
const passesEducation = createFormCheck(zod.object({ education: educationSchema }), {});

/**
 * The first step that still lacks something. Who goes back to a step can leave it half done.
 * @returns null where all may be sent
 */
export function unfinishedStep(draft: SignupDraft, passwords: Passwords): Step | null {
  if (!draft.terms.service || !draft.terms.privacy) return '회원약관 동의';
  const isProven = draft.checkedId === draft.info.member_id && draft.verifiedEmail === draft.info.member_email;
  if (!isProven || passesInfo({ ...draft.info, ...passwords }).length > 0) return '기본정보 입력';
  if (passesCompany(draft.company).length > 0) return '직장정보 입력';
  return passesEducation({ education: createEntries(draft.education) }).length > 0 ? '학력정보 입력' : null;
}
