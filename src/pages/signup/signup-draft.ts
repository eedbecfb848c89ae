import { type CompanyValues, emptyCompany } from '#src/features/profile/company-values.ts';
import { type EducationEntry, emptyEducation } from '#src/features/profile/education-values.ts';
import { hasShape } from '#src/lib/forms/form-draft.ts';
import { type InfoValues, noInfo } from './steps/info-values.ts';

/** The passwords of a sign-up. They are never stored. */
export type Passwords = Pick<InfoValues, 'member_password' | 'member_re_password'>;

/** What was typed into a sign-up, by step. */
export type SignupDraft = {
  terms: { service: boolean; privacy: boolean };
  info: Omit<InfoValues, keyof Passwords>;
  /** The ID that was found to be free. */
  checkedId: string;
  /** The e-mail address that was verified. */
  verifiedEmail: string;
  company: CompanyValues;
  education: EducationEntry[];
  /** Not asked for, and not sent. */
  etcInfo: { topic: string; recommender: string; spot: string };
};

export const noPasswords: Passwords = { member_password: '', member_re_password: '' };

const { member_password: _, member_re_password: __, ...info } = noInfo;

/** A sign-up that nothing was typed into. */
export const emptyDraft: SignupDraft = {
  terms: { service: false, privacy: false },
  info,
  checkedId: '',
  verifiedEmail: '',
  company: emptyCompany,
  education: [emptyEducation],
  etcInfo: { topic: '', recommender: '', spot: '' },
};

const isDraft = (value: unknown): value is SignupDraft => hasShape(emptyDraft, value);

/** @returns the draft in a stored text; null where it is none */
export function draftOf(text: string): SignupDraft | null {
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) && value.education.length > 0 ? value : null;
  } catch {
    return null;
  }
}
