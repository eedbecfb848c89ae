import { useMemo } from 'react';
import {
  getGetMemberCompanyInfoQueryKey,
  modifyMemberCompanyInfo,
  useGetMemberCompanyInfo,
} from '#src/api/generated/member.ts';
import type { GetMemberCompanyInfoData, MemberCompanyInfo } from '#src/api/generated/model/index.ts';
import { CompanyFields } from '#src/features/profile/company-fields.tsx';
import { companyFromForm, companySchema, companyToForm } from '#src/features/profile/company-values.ts';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { Card } from '#src/pages/mypage/card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** Renders the form of the workplace (contract: getMemberCompanyInfo, modifyMemberCompanyInfo). */
export function CompanyScreen() {
  const query = useGetMemberCompanyInfo();
  return (
    <Card>
      <QueryView query={query}>{(data) => <CompanyForm company={data.member_company_info} />}</QueryView>
    </Card>
  );
}

function CompanyForm({ company }: { company: MemberCompanyInfo }) {
  const form = useProfileForm({
    key: 'company',
    secretFields: [],
    schema: companySchema,
    messages: {},
    stored: useMemo(() => companyToForm(company), [company]),
    operation: 'modifyMemberCompanyInfo',
    save: async (values, request) => {
      const saved = companyFromForm(values);
      await modifyMemberCompanyInfo(saved, request);
      return companyToForm(saved);
    },
    queryKey: getGetMemberCompanyInfoQueryKey(),
    toQueryData: (saved): GetMemberCompanyInfoData => ({ member_company_info: companyFromForm(saved) }),
  });
  return (
    <ProfileForm form={form}>
      <CompanyFields />
    </ProfileForm>
  );
}
