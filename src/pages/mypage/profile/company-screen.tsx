import { useMemo } from 'react';
import {
  getGetMemberCompanyInfoQueryKey,
  modifyMemberCompanyInfo,
  useGetMemberCompanyInfo,
} from '#src/api/generated/member.ts';
import type { GetMemberCompanyInfoData, MemberCompanyInfo } from '#src/api/generated/model/index.ts';
import { CompanyFields } from '#src/features/profile/company-fields.tsx';
import { companyOf, companySchema, companyValues } from '#src/features/profile/company-values.ts';
import { Card } from '#src/pages/mypage/card.tsx';
import { LoadedQuery } from '#src/pages/mypage/loaded-query.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** Renders the form of the workplace (contract: getMemberCompanyInfo, modifyMemberCompanyInfo). */
export function CompanyScreen() {
  const query = useGetMemberCompanyInfo();
  return (
    <Card>
      <LoadedQuery query={query}>{(data) => <CompanyForm company={data.member_company_info} />}</LoadedQuery>
    </Card>
  );
}

function CompanyForm({ company }: { company: MemberCompanyInfo }) {
  const form = useProfileForm({
    key: 'company',
    secretFields: [],
    schema: companySchema,
    messages: {},
    stored: useMemo(() => companyValues(company), [company]),
    save: async (values, call) => {
      const saved = companyOf(values);
      await modifyMemberCompanyInfo(saved, call);
      return companyValues(saved);
    },
    queryKey: getGetMemberCompanyInfoQueryKey(),
    answer: (saved): GetMemberCompanyInfoData => ({ member_company_info: companyOf(saved) }),
  });
  return (
    <ProfileForm form={form}>
      <CompanyFields />
    </ProfileForm>
  );
}
