import * as z from 'zod/mini';
import { SignupBody } from '#src/api/generated/bodies/account.ts';
import { ModifyMemberInfoBody } from '#src/api/generated/bodies/member.ts';
import { cellMaxLength } from '#src/api/generated/constants.ts';
import { Gender } from '#src/api/generated/model/gender.ts';
import { GenderLabel } from '#src/api/generated/model/genderLabel.ts';
import { EducationEntries } from '#src/features/profile/education-entries.tsx';
import { educationMessages, educationSchema } from '#src/features/profile/education-values.ts';
import { emptyEducation } from '#src/features/profile/empty-values.ts';
import { passwordMessages } from '#src/features/profile/new-password.ts';
import { profileMessages } from '#src/features/profile/profile-values.ts';
import { FormCheckbox } from '#src/forms/fields/form-checkbox.tsx';
import { FormDateSelects } from '#src/forms/fields/form-date-selects.tsx';
import { FormEmailField } from '#src/forms/fields/form-email-field.tsx';
import { FormPasswordField, FormTextArea, FormTextField } from '#src/forms/fields/form-field.tsx';
import { FormFileUploader, fileChoice } from '#src/forms/fields/form-file-uploader.tsx';
import { FormPhoneField } from '#src/forms/fields/form-number-fields.tsx';
import { FormRadioGroup } from '#src/forms/fields/form-radio-group.tsx';
import { createEntries } from '#src/forms/form-entries.ts';
import { SiteForm } from '#src/forms/site-form.tsx';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { noFiles } from '#src/lib/files/file-choice.ts';

const schema = z.extend(
  z.pick(ModifyMemberInfoBody, {
    member_en_name: true,
    member_birth_year: true,
    member_birth_month: true,
    member_birth_date: true,
    member_gender: true,
    member_cell: true,
    member_email: true,
  }),
  {
    member_password: SignupBody.shape.member_password,
    memo: z.string().check(z.minLength(1)),
    file: fileChoice,
    agrees: z.literal(true),
    entries: educationSchema,
  },
);
type Values = z.infer<typeof schema>;

const messages = {
  ...profileMessages,
  ...educationMessages({ school: '학교를 입력해 주세요.', specialty: '전공을 입력해 주세요.' }),
  member_cell: '휴대폰 번호를 입력해 주세요.',
  member_password: passwordMessages.rule,
  memo: '내용을 입력해 주세요.',
  agrees: '모든 약관에 동의해 주세요.',
};

// The contract has no empty values. The schema rejects them before the form is sent.
const initial = {
  member_en_name: '',
  member_birth_year: '',
  member_birth_month: '',
  member_birth_date: '',
  member_gender: '',
  member_cell: '',
  member_email: '',
  member_password: '',
  memo: '',
  file: noFiles,
  agrees: false,
  entries: createEntries([emptyEducation]),
} as unknown as Values;

const genders = [
  { key: Gender.male, text: GenderLabel.male },
  { key: Gender.female, text: GenderLabel.female },
];

type WholeFormProps = { isDisabled?: boolean; send?: () => Promise<unknown> };

/** Renders a form with every kind of field. */
export function WholeForm({ isDisabled = false, send = async () => null }: WholeFormProps) {
  const form = useSiteForm({ schema, messages, initial, mode: 'change', operation: null, send });
  return (
    <SiteForm form={form} submitText="다음">
      <FormTextField name="member_en_name" label="영문이름" autoComplete="name" isRequired isDisabled={isDisabled} />
      <FormDateSelects
        names={{ year: 'member_birth_year', month: 'member_birth_month', day: 'member_birth_date' }}
        label="생년월일"
        years={[2025, 2024]}
        isRequired
        isDisabled={isDisabled}
      />
      <FormRadioGroup name="member_gender" label="성별" options={genders} isRequired isDisabled={isDisabled} />
      <FormPhoneField
        name="member_cell"
        label="휴대폰 번호"
        digits={cellMaxLength}
        isRequired
        isDisabled={isDisabled}
      />
      <FormEmailField
        name="member_email"
        label="이메일"
        domains={['mail.example']}
        isRequired
        isDisabled={isDisabled}
      />
      <FormPasswordField
        name="member_password"
        label="비밀번호"
        autoComplete="new-password"
        isRequired
        isDisabled={isDisabled}
      />
      <FormTextArea name="memo" label="내용" limit={2000} isDisabled={isDisabled} />
      <FormFileUploader name="file" label="첨부파일" limits={{ size: 1024, count: 2 }} isDisabled={isDisabled} />
      {!isDisabled && <EducationEntries name="entries" isRequired />}
      <FormCheckbox name="agrees" label="약관에 동의합니다." isRequired isDisabled={isDisabled} />
    </SiteForm>
  );
}
