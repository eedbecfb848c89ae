import { SignupBody } from '#src/api/generated/bodies/account.ts';
import { ModifyMemberEduInfoBodyItem, ModifyMemberInfoBody } from '#src/api/generated/bodies/member.ts';
import { cellMaxLength } from '#src/api/generated/constants.ts';
import { modifyMemberEduInfoBodyMemberEduGradationYearMax } from '#src/api/generated/limits/member.ts';
import { Degree } from '#src/api/generated/model/degree.ts';
import { Gender } from '#src/api/generated/model/gender.ts';
import { GenderLabel } from '#src/api/generated/model/genderLabel.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { FormCheckbox } from '#src/components/forms/fields/form-checkbox.tsx';
import { FormDateSelects } from '#src/components/forms/fields/form-date-selects.tsx';
import { FormEmailField } from '#src/components/forms/fields/form-email-field.tsx';
import { FormNumericField } from '#src/components/forms/fields/form-numeric-field.tsx';
import { FormPasswordField } from '#src/components/forms/fields/form-password-field.tsx';
import { FormPhoneField } from '#src/components/forms/fields/form-phone-field.tsx';
import { FormRadioGroup } from '#src/components/forms/fields/form-radio-group.tsx';
import { FormSelect } from '#src/components/forms/fields/form-select.tsx';
import { FormTextArea } from '#src/components/forms/fields/form-text-area.tsx';
import { FormTextField } from '#src/components/forms/fields/form-text-field.tsx';
import { FormEntry } from '#src/components/forms/form-entry.tsx';
import { SiteForm } from '#src/components/forms/site-form.tsx';
import { useFormEntries } from '#src/components/forms/use-form-entries.ts';
import { FormFileUploader } from '#src/components/upload/form-file-uploader.tsx';
import { uploadLimits } from '#src/features/forms/upload-limits.ts';
import { useSiteForm } from '#src/features/forms/use-site-form.ts';
import { passwordMessages } from '#src/features/profile/new-password.ts';
import { fileChoice, noFiles } from '#src/lib/files/file-choice.ts';
import { createEntries } from '#src/lib/forms/form-entries.ts';
import * as rules from '#src/lib/forms/rules.ts';

const schema = rules.extend(
  rules.pick(
    ModifyMemberInfoBody,
    'member_en_name',
    'member_birth_year',
    'member_birth_month',
    'member_birth_date',
    'member_gender',
    'member_cell',
    'member_email',
  ),
  {
    member_password: SignupBody.shape.member_password,
    memo: rules.string().check(rules.minLength(1)),
    file: fileChoice,
    agrees: rules.literal(true),
    entries: rules.record(ModifyMemberEduInfoBodyItem),
  },
);
type Values = rules.ValueOf<typeof schema>;
type Entry = Values['entries'][string];

const messages = {
  member_en_name: '영문이름을 입력해 주세요.',
  member_birth_year: '생년월일을 선택해 주세요.',
  member_birth_month: '생년월일을 선택해 주세요.',
  member_birth_date: '생년월일을 선택해 주세요.',
  member_gender: '성별을 선택해 주세요.',
  member_cell: '휴대폰 번호를 입력해 주세요.',
  member_email: '이메일 주소를 입력해 주세요.',
  member_password: passwordMessages.rule,
  memo: '내용을 입력해 주세요.',
  agrees: '모든 약관에 동의해 주세요.',
  member_edu_school: '학교를 입력해 주세요.',
  member_edu_specialty: '전공을 입력해 주세요.',
  member_edu_degree: '학위를 선택해 주세요.',
  member_edu_gradation_year: '졸업년도를 입력해 주세요.',
  member_edu_nation: '국가를 선택해 주세요.',
};

// The contract has no empty values. The schema rejects them before the form is sent.
const entry = {
  member_edu_school: '',
  member_edu_specialty: '',
  member_edu_degree: '',
  member_edu_gradation_year: '',
  member_edu_nation: '대한민국',
} as unknown as Entry;
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
  entries: createEntries([entry]),
} as unknown as Values;

const degrees = [Degree.doctor, Degree.master, Degree.bachelor].map((key) => ({ key, text: key }));
const genders = [
  { key: Gender.male, text: GenderLabel.male },
  { key: Gender.female, text: GenderLabel.female },
];

type WholeFormProps = { isDisabled?: boolean; send?: () => Promise<unknown> };

/** Renders a form with every field, for the widgets page and the tests of forms. */
export function WholeForm({ isDisabled = false, send = async () => null }: WholeFormProps) {
  const form = useSiteForm({ schema, messages, initial, mode: 'change', send });
  return (
    <SiteForm form={form} submitText="다음">
      <FormTextField name="member_en_name" label="영문이름" autoComplete="name" isRequired isDisabled={isDisabled} />
      <FormDateSelects
        names={{ year: 'member_birth_year', month: 'member_birth_month', day: 'member_birth_date' }}
        label="생년월일"
        years={[2025, 2024]}
        isBirthDate
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
      <FormFileUploader
        name="file"
        label="첨부파일"
        limits={{ ...uploadLimits, size: 1024, count: 2 }}
        isDisabled={isDisabled}
      />
      <EducationEntries isDisabled={isDisabled} />
      <FormCheckbox name="agrees" label="약관에 동의합니다." isRequired isDisabled={isDisabled} />
    </SiteForm>
  );
}

function EducationEntries({ isDisabled }: { isDisabled: boolean }) {
  const { ids, add, remove } = useFormEntries('entries');
  return (
    <>
      {ids.map((id, index) => (
        <FormEntry
          key={id}
          title={`학력정보 0${index + 1}`}
          action={index > 0 && <Button onPress={() => remove(id)}>학력정보 0{index + 1} 삭제</Button>}
        >
          <FormTextField name={`entries.${id}.member_edu_school`} label="출신학교" isRequired isDisabled={isDisabled} />
          <FormTextField name={`entries.${id}.member_edu_specialty`} label="전공" isRequired isDisabled={isDisabled} />
          <FormSelect
            name={`entries.${id}.member_edu_degree`}
            label="학위"
            options={degrees}
            isRequired
            isDisabled={isDisabled}
          />
          <FormNumericField
            name={`entries.${id}.member_edu_gradation_year`}
            label="졸업년도"
            digits={modifyMemberEduInfoBodyMemberEduGradationYearMax}
            isRequired
            isDisabled={isDisabled}
          />
        </FormEntry>
      ))}
      <Button onPress={() => add(entry)}>추가</Button>
    </>
  );
}
