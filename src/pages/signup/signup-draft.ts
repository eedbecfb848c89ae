import type { CompanyValues } from '#src/features/profile/company-values.ts';
import type { EducationEntry } from '#src/features/profile/education-values.ts';
import { emptyCompany, emptyEducation } from '#src/features/profile/empty-values.ts';
import { hasShape } from '#src/forms/form-draft.ts';
import { parseJson } from '#src/lib/text/json.ts';
import { emptyInfo } from './steps/empty-info.ts';
import type { InfoValues } from './steps/info-values.ts';

/** The passwords of a sign-up. They are never stored. */
export type Passwords = Pick<InfoValues, 'member_password' | 'member_re_password'>;

/** The typed values of a sign-up, by step. */
export type SignupDraft = {
  terms: { service: boolean; privacy: boolean };
  info: Omit<InfoValues, keyof Passwords>;
  /** The ID that the server reported as available; empty if none was checked. */
  checkedId: string;
  /** The verified email address; empty if none was verified. */
  verifiedEmail: string;
  company: CompanyValues;
  education: EducationEntry[];
  /** Not used by any step and not sent. */
  etcInfo: { topic: string; recommender: string; spot: string };
};

export const noPasswords: Passwords = { member_password: '', member_re_password: '' };

const { member_password: _, member_re_password: __, ...info } = emptyInfo;

/** The draft of a new sign-up. */
export const emptySignupDraft: SignupDraft = {
  terms: { service: false, privacy: false },
  info,
  checkedId: '',
  verifiedEmail: '',
  company: emptyCompany,
  education: [emptyEducation],
  etcInfo: { topic: '', recommender: '', spot: '' },
};

const isDraft = (value: unknown): value is SignupDraft => hasShape(emptySignupDraft, value);

/** Parses a stored draft. @returns null if the text is not a valid draft */
export function parseSignupDraft(text: string): SignupDraft | null {
  const value = parseJson(text);
  return isDraft(value) && value.education.length > 0 ? value : null;
}
