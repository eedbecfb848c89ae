import * as z from 'zod/mini';
import { ModifyMemberCompanyInfoBody } from '#src/api/generated/bodies/member.ts';
import type { MemberCompanyInfo } from '#src/api/generated/model/index.ts';
import { noPosition, otherPosition, positions } from '#src/content/positions.ts';
import { isBlank } from '#src/lib/text/code-points.ts';

/** The rule that a position is typed when none of the list is selected. The server would store none. */
const otherPositionIsTyped = z.refine<Record<'position_choice' | 'member_position', string>>(
  (values) => values.position_choice !== otherPosition || !isBlank(values.member_position),
  { path: ['member_position'], error: '직위를 입력해 주세요.', when: () => true },
);

/** The schema of a workplace. `position_choice` is the selected position; `member_position` is a typed one. */
export const companySchema = z
  .extend(ModifyMemberCompanyInfoBody, { position_choice: z.string() })
  .check(otherPositionIsTyped);

/** The values of a workplace form. */
export type CompanyValues = z.infer<typeof companySchema>;

function positionChoiceFor(position: string): string {
  if (position === '') return noPosition;
  return positions.includes(position) ? position : otherPosition;
}

/** Converts a stored workplace to form values. A position outside the list counts as typed. */
export function companyToForm(stored: MemberCompanyInfo): CompanyValues {
  const choice = positionChoiceFor(stored.member_position);
  return {
    ...stored,
    position_choice: choice,
    member_position: choice === otherPosition ? stored.member_position : '',
  };
}

/** Converts form values to a workplace of the contract. */
export function companyFromForm({ position_choice: choice, ...values }: CompanyValues): MemberCompanyInfo {
  const selectedPosition = choice === noPosition ? '' : choice;
  return { ...values, member_position: choice === otherPosition ? values.member_position : selectedPosition };
}
