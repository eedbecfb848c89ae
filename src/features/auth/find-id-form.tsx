import { useNavigate } from 'react-router';
import * as zod from 'zod/mini';
import { findMemberId } from '../../api/generated/account';
import { FindMemberIdBody } from '../../api/generated/limits/account';
import { emailAddress, emailMessages } from '../../blocks/email-address';
import { FormEmailVerification } from '../../blocks/form-email-verification';
import { useEmailVerification } from '../../blocks/use-email-verification';
import { useSiteForm } from '../../blocks/use-site-form';
import { paths } from '../../navigation/paths';
import { FormRefusal } from '../../ui/form-refusal';
import { FormTextField } from '../../ui/form-text-field';
import { SiteForm } from '../../ui/site-form';
import { proofIsGone, siteRefused } from './refusals';

const schema = zod.extend(zod.pick(FindMemberIdBody, { member_name: true }), { member_email: emailAddress });
const messages = { member_name: { empty: '이름을 입력해 주세요.' }, member_email: emailMessages };
const initial = { member_name: '', member_email: '' };
const nobody = '해당하는 회원이 없습니다.';

/** Name and verified e-mail address, by the contract's `findMemberId`; the result takes the place of this screen. */
export function FindIdForm() {
  const navigate = useNavigate();
  const verification = useEmailVerification();
  const form = useSiteForm({
    schema,
    messages,
    initial,
    mode: 'change',
    blockedBy: ({ member_email }, incomplete) => incomplete ?? verification.reasonOf('member_email', member_email),
    asksBeforeLeaving: false,
    send: async (body, call) => {
      const { member_id } = await findMemberId(body, call);
      if (member_id === null) throw new FormRefusal(nobody);
      return member_id;
    },
    failures: { codes: { ...proofIsGone, ...siteRefused } },
    onSuccess: (member_id) => navigate(paths.findIdComplete, { replace: true, state: { member_id } }),
  });
  return (
    <SiteForm form={form} submitText="아이디 찾기">
      <FormTextField name="member_name" label="이름" autoComplete="name" isRequired />
      <FormEmailVerification name="member_email" verification={verification} isRequired />
    </SiteForm>
  );
}
