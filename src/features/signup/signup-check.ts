import * as zod from 'zod/mini';
import { companySchema } from '../../blocks/company-values';
import { educationSchema } from '../../blocks/education-values';
import { entriesOf } from '../../lib/form-entries';
import { createCheck } from '../../lib/form-rules';
import { infoSchema } from './info-values';
import type { Passwords, SignupDraft } from './signup-draft';
import type { Step } from './steps';

const passesInfo = createCheck(infoSchema, {});
const passesCompany = createCheck(companySchema, {});
const passesEducation = createCheck(zod.object({ education: educationSchema }), {});

/**
 * The first step that still lacks something. Who goes back to a step can leave it half done.
 * @returns null where all may be sent
 */
export function unfinishedStep(draft: SignupDraft, passwords: Passwords): Step | null {
  if (!draft.terms.service || !draft.terms.privacy) return '회원약관 동의';
  const isProven = draft.checkedId === draft.info.member_id && draft.verifiedEmail === draft.info.member_email;
  if (!isProven || passesInfo({ ...draft.info, ...passwords }).length > 0) return '기본정보 입력';
  if (passesCompany(draft.company).length > 0) return '직장정보 입력';
  return passesEducation({ education: entriesOf(draft.education) }).length > 0 ? '학력정보 입력' : null;
}
