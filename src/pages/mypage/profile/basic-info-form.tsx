import { useMemo } from 'react';
import { modifyMemberInfoFailures } from '#src/api/failures/member.ts';
import { getGetMemberInfoQueryKey, modifyMemberInfo } from '#src/api/generated/member.ts';
import { Gender, type GetMemberInfoData, type MemberInfo } from '#src/api/generated/model/index.ts';
import { showToast } from '#src/components/feedback/toast-store.ts';
import { FormEmailVerification } from '#src/features/email-verification/form-email-verification.tsx';
import { useEmailVerification } from '#src/features/email-verification/use-email-verification.ts';
import { ContactFields, PersonFields } from '#src/features/profile/profile-fields.tsx';
import { smallNote } from '#src/styles/shared.ts';
import { basicInfoValues, messages, schema } from './basic-info-values.ts';
import { ProfileForm } from './profile-form.tsx';
import { useProfileForm } from './use-profile-form.ts';

const texts = {
  emailHint: '이메일을 바꾸려면 새 주소를 입력하고 인증을 완료해 주세요. 인증하지 않으면 기존 이메일이 유지됩니다.',
  emailKept: '인증하지 않은 이메일은 저장하지 않았습니다. 기존 주소를 그대로 사용합니다.',
};

const genders = { male: Gender.male, female: Gender.female };

/**
 * Renders the form of the basic information (contract: modifyMemberInfo). A new email address is sent after its
 * verification.
 */
export function BasicInfoForm({ info }: { info: MemberInfo }) {
  const stored = useMemo(() => basicInfoValues(info), [info]);
  const verification = useEmailVerification();
  const form = useProfileForm({
    key: 'basic',
    secretFields: [],
    schema,
    messages,
    stored,
    queryKey: getGetMemberInfoQueryKey(),
    disabledReason: ({ member_email }) => {
      const needsVerification = verification.state().phase === 'sent' || stored.member_email === '';
      return needsVerification ? verification.unverifiedReason('member_email', member_email) : undefined;
    },
    operation: 'modifyMemberInfo',
    save: async (values, request) => {
      const isVerified = verification.isVerified(values.member_email);
      const saved = isVerified ? values : { ...values, member_email: stored.member_email };
      await modifyMemberInfo(saved, request);
      return saved;
    },
    failures: { codes: modifyMemberInfoFailures },
    toQueryData: (saved): GetMemberInfoData => ({ member_info: { ...info, ...saved } }),
    onSaved: (saved, sent) => {
      if (saved.member_email !== sent.member_email) showToast({ icon: 'alert', message: texts.emailKept });
    },
  });
  return (
    <ProfileForm form={form}>
      <PersonFields name={info.member_name} genders={genders} />
      <ContactFields />
      <FormEmailVerification
        name="member_email"
        verification={verification}
        isVerificationRequired={stored.member_email === ''}
      />
      <p className={smallNote}>{texts.emailHint}</p>
    </ProfileForm>
  );
}
