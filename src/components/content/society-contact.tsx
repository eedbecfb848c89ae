import { society } from '#src/content/society.ts';

/** Telephone, fax and email address of the society, for a description list. */
export const societyContact = [
  { name: '전화', value: <a href={`tel:${society.telephone}`}>{society.telephone}</a> },
  { name: '팩스', value: society.fax },
  {
    name: '이메일',
    value: (
      <a translate="no" href={`mailto:${society.email}`}>
        {society.email}
      </a>
    ),
  },
];
