import type { MemberEdu, SignupRequest } from '#src/api/generated/model/index.ts';
import { companyFromForm } from '#src/features/profile/company-values.ts';
import { educationFromForm } from '#src/features/profile/education-values.ts';
import { mapTexts } from '#src/lib/text/code-points.ts';
import type { Passwords, SignupDraft } from './signup-draft.ts';

const partSeparator = '♩';
const recordSeparator = '♫';

/** Converts the education records to the contract's single text. The form rejects the separators in typed text. */
const educationText = (records: readonly MemberEdu[]): string =>
  records
    .map((record) =>
      [
        record.member_edu_school,
        record.member_edu_specialty,
        record.member_edu_degree,
        record.member_edu_gradation_year,
        record.member_edu_nation,
      ].join(partSeparator),
    )
    .join(recordSeparator);

/** Returns the request body of the contract's `signup`. Leading and trailing white space is removed from each text. */
export function signupRequest(draft: SignupDraft, passwords: Passwords): SignupRequest {
  const trimmed = mapTexts({ info: draft.info, company: draft.company, education: draft.education }, (text) =>
    text.trim(),
  );
  return {
    ...trimmed.info,
    ...passwords,
    ...companyFromForm(trimmed.company),
    member_md: '',
    member_company_fax: '',
    member_edu: educationText(educationFromForm(trimmed.education)),
  };
}
