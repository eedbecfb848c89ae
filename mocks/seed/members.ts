import type { Member } from '#mocks/store/records.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';

/** The members who can log in: each membership type, with and without a paid fee, and a member of an older site. */
export const members: Member[] = [
  { pk: 1024, id: 'hanbit01', password: 'hanbit01!', name: '김가람', type: MemberType.general },
  { pk: 1025, id: 'hanbit02', password: 'hanbit02!', name: '이새봄', type: MemberType.student },
  { pk: 1026, id: 'hanbit03', password: 'hanbit03!', name: '박도담', type: MemberType.special },
  { pk: 1027, id: 'hanbit04', password: 'hanbit04!', name: '최나루', type: MemberType.honorary },
  { pk: 1028, id: 'hanbit05', password: 'hanbit05!', name: '문바다', type: MemberType.general },
  { pk: 1029, id: 'hanbit06', password: 'hanbit06!', name: '임하람', type: MemberType.general },
  { pk: 1030, id: 'hanbit07', password: 'hanbit07!', name: '송아라', type: MemberType.student },
  { pk: 1101, id: 'da.on', password: 'da.on!', name: '정다온', type: MemberType.general },
];

/** Authors on the free board who have no account in the mock. */
export const formerMembers = [
  { pk: 1102, name: '한마루' },
  { pk: 1103, name: '오슬기찬' },
  { pk: 1104, name: '윤해솔' },
  { pk: 1105, name: '남궁가온' },
  { pk: 1106, name: '서이든' },
];
