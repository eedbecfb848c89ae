import { useMemo } from 'react';
import * as z from 'zod/mini';
import { getGetMemberEduInfoQueryKey, modifyMemberEduInfo, useGetMemberEduInfo } from '#src/api/generated/member.ts';
import type { GetMemberEduInfoData, MemberEdu } from '#src/api/generated/model/index.ts';
import { EducationEntries } from '#src/features/profile/education-entries.tsx';
import {
  type EducationEntry,
  educationFromForm,
  educationMessages,
  educationSchema,
} from '#src/features/profile/education-values.ts';
import { emptyEducation } from '#src/features/profile/empty-values.ts';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { createEntries } from '#src/forms/form-entries.ts';
import { Card } from '#src/pages/mypage/card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useProfileForm } from './use-profile-form.ts';

const schema = z.object({ education: educationSchema });
const messages = educationMessages({
  // The specified spelling of this screen.
  school: '학교를를 입력해 주세요.',
  specialty: '전공을을 입력해 주세요.',
});

/** Renders the form of the education records (contract: getMemberEduInfo, modifyMemberEduInfo). */
export function EducationScreen() {
  const query = useGetMemberEduInfo();
  return (
    <Card>
      <QueryView query={query}>{(data) => <EducationForm records={data.member_edu_info} />}</QueryView>
    </Card>
  );
}

/** Returns the records as form values. A member without records starts with an empty one. */
const educationValues = (records: readonly MemberEdu[]): z.infer<typeof schema> => ({
  education: createEntries<EducationEntry>(records.length > 0 ? records : [emptyEducation]),
});

const educationRecords = ({ education }: z.infer<typeof schema>) => educationFromForm(Object.values(education));

function EducationForm({ records }: { records: readonly MemberEdu[] }) {
  const form = useProfileForm({
    key: 'education',
    secretFields: [],
    entries: ['education'],
    schema,
    messages,
    stored: useMemo(() => educationValues(records), [records]),
    queryKey: getGetMemberEduInfoQueryKey(),
    operation: 'modifyMemberEduInfo',
    save: async (values, request) => {
      const saved = educationRecords(values);
      await modifyMemberEduInfo(saved, request);
      return educationValues(saved);
    },
    toQueryData: (saved): GetMemberEduInfoData => ({ member_edu_info: educationRecords(saved) }),
  });
  return (
    <ProfileForm form={form}>
      <EducationEntries name="education" isRequired />
    </ProfileForm>
  );
}
