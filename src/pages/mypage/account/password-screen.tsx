import * as z from 'zod/mini';
import { ApiError } from '#src/api/errors.ts';
import { changePwFailures } from '#src/api/failures/account.ts';
import { changePw } from '#src/api/generated/account.ts';
import { ChangePwBody } from '#src/api/generated/bodies/account.ts';
import { useGetMemberInfo } from '#src/api/generated/member.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { showToast } from '#src/components/feedback/toast-store.ts';
import { passwordMessages, repeatsPassword } from '#src/features/profile/new-password.ts';
import { NewPasswordFields } from '#src/features/profile/new-password-fields.tsx';
import { FormPasswordField } from '#src/forms/fields/form-field.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { Card } from '#src/pages/mypage/card.tsx';
import { texts as shared } from '#src/pages/mypage/my-page-texts.ts';

const texts = {
  empty: '기존 비밀번호를 입력해 주세요.',
  changed: '비밀번호가 변경되었습니다.',
};

const schema = z.extend(ChangePwBody, { member_re_password: z.string() }).check(repeatsPassword('member_new_password'));

const messages = {
  member_original_password: { empty: texts.empty },
  member_new_password: passwordMessages.rule,
};

const initial = { member_original_password: '', member_new_password: '', member_re_password: '' };

/** Renders the form that changes the member's password (contract: changePw). The session continues. */
export function PasswordScreen() {
  const memberId = useGetMemberInfo().data?.member_info.member_id;
  const form = useSiteForm({
    schema,
    messages,
    initial,
    mode: 'change',
    operation: 'changePw',
    send: async ({ member_re_password: _, ...body }, request): Promise<null> => {
      try {
        return await changePw(body, request);
      } catch (error) {
        if (error instanceof ApiError && error.code === ErrorCode.wrongPassword)
          showToast({ icon: 'alert', message: changePwFailures[ErrorCode.wrongPassword].member_original_password });
        throw error;
      }
    },
    failures: { codes: changePwFailures },
    onSuccess: () => {
      form.reset();
      showToast({ message: texts.changed, subtitle: true });
    },
  });
  return (
    <Card>
      <SiteForm form={form} submitText={shared.save}>
        <FormPasswordField
          name="member_original_password"
          label="기존 비밀번호"
          autoComplete="current-password"
          isRequired
        />
        <NewPasswordFields memberId={memberId} name="member_new_password" label="새 비밀번호" />
      </SiteForm>
    </Card>
  );
}
