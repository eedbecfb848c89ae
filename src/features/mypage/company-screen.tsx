import { useMemo } from 'react';
import {
  getGetMemberCompanyInfoQueryKey,
  modifyMemberCompanyInfo,
  useGetMemberCompanyInfo,
} from '../../api/generated/member';
import type { GetMemberCompanyInfoData, MemberCompanyInfo } from '../../api/generated/model';
import { CompanyFields } from '../../blocks/company-fields';
import { companyOf, companySchema, companyValues } from '../../blocks/company-values';
import { Loaded } from './loaded';
import { ProfileForm } from './profile-form';
import { Sheet } from './sheet';
import { useProfileForm } from './use-profile-form';

/** The workplace, by the contract's `getMemberCompanyInfo` and `modifyMemberCompanyInfo`. */
export function CompanyScreen() {
  const query = useGetMemberCompanyInfo();
  return (
    <Sheet>
      <Loaded query={query}>{(data) => <CompanyForm company={data.member_company_info} />}</Loaded>
    </Sheet>
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
