import type { MemberEdu, SignupRequest } from '#src/api/generated/model/index.ts';
import { companyFromForm } from '#src/features/profile/company-values.ts';
import { educationFromForm } from '#src/features/profile/education-values.ts';
import { mapTexts } from '#src/lib/text/code-points.ts';
import type { Passwords, SignupDraft } from './signup-draft.ts';

const betweenParts = '♩';
const betweenEntries = '♫';

/** The education as the contract's one text. No part holds a separator: the form refuses them. */
const educationText = (records: readonly MemberEdu[]): string =>
  records
    .map((it) =>
      [
        it.member_edu_school,
        it.member_edu_specialty,
        it.member_edu_degree,
        it.member_edu_gradation_year,
        it.member_edu_nation,
      ].join(betweenParts),
    )
    .join(betweenEntries);

/** The body of the contract's `signup`. What stands around a text as white space is left out. */
export function signupRequest(draft: SignupDraft, passwords: Passwords): SignupRequest {
  const typed = mapTexts({ info: draft.info, company: draft.company, education: draft.education }, (text) =>
    text.trim(),
  );
  return {
    ...typed.info,
    ...passwords,
    ...companyFromForm(typed.company),
    member_md: '',
    member_company_fax: '',
    member_edu: educationText(educationFromForm(typed.education)),
  };
}
