import { type Column, DataTable } from '#src/components/content/data-table.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { society } from '#src/content/society.ts';
import { specialMembers, specialMemberYear } from '#src/content/special-members.ts';
import { textWidth } from '#src/styles/shared.ts';

type NumberedCompany = { number: number; company: string };

const rows: readonly NumberedCompany[] = specialMembers.map((company, index) => ({ number: index + 1, company }));

const columns: readonly Column<NumberedCompany>[] = [
  { title: 'No.', cell: ({ number }) => number, width: '5.5rem' },
  { title: '업체명', cell: ({ company }) => company },
];

/** Renders the special member companies of the year. */
export function SpecialMembersScreen() {
  const title = `${specialMemberYear}년 ${society.name} 특별회원사`;
  return (
    <>
      <SectionHeading title={title} />
      <div className={textWidth}>
        <DataTable caption={title} columns={columns} rows={rows} rowKey={({ company }) => company} variant="data" />
      </div>
    </>
  );
}
