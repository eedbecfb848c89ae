import { useMemo } from 'react';
import * as zod from 'zod/mini';
import { getGetMemberEduInfoQueryKey, modifyMemberEduInfo, useGetMemberEduInfo } from '../../api/generated/member';
import type { GetMemberEduInfoData, MemberEdu } from '../../api/generated/model';
import { EducationEntries } from '../../blocks/education-entries';
import { educationMessages, educationOf, educationSchema, noEducation } from '../../blocks/education-values';
import { Loaded } from './loaded';
import { ProfileForm } from './profile-form';
import { Sheet } from './sheet';
import { useProfileForm } from './use-profile-form';

const schema = zod.object({ education: educationSchema });
const messages = educationMessages({
  // Written so on this screen.
  school: '학교를를 입력해 주세요.',
  specialty: '전공을을 입력해 주세요.',
});

/** The education records, by the contract's `getMemberEduInfo` and `modifyMemberEduInfo`. */
export function EducationScreen() {
  const query = useGetMemberEduInfo();
  return (
    <Sheet>
      <Loaded query={query}>{(data) => <EducationForm records={data.member_edu_info} />}</Loaded>
    </Sheet>
  );
}

/** Who has no record yet begins with an empty one. */
const entriesOf = (records: readonly MemberEdu[]) => ({
  education: records.length > 0 ? records.map((record) => ({ ...record })) : [{ ...noEducation }],
});

function EducationForm({ records }: { records: readonly MemberEdu[] }) {
  const form = useProfileForm({
    key: 'education',
    secretFields: [],
    schema,
    messages,
    stored: useMemo(() => entriesOf(records), [records]),
    queryKey: getGetMemberEduInfoQueryKey(),
    save: async (values, call) => {
      const saved = educationOf(values.education);
      await modifyMemberEduInfo(saved, call);
      return entriesOf(saved);
    },
    answer: (saved): GetMemberEduInfoData => ({ member_edu_info: educationOf(saved.education) }),
  });
  return (
    <ProfileForm form={form}>
      <EducationEntries name="education" isRequired />
    </ProfileForm>
  );
}
