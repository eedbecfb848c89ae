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

/** What the data of some of these members are, by ID. The others have nothing special beside their type. */
const labels: Readonly<Record<string, string>> = {
  hanbit01: '일반회원 · 올해 연회비 납부',
  hanbit02: '학생회원 · 올해 연회비 납부',
  hanbit05: '일반회원 · 연회비 체납',
  hanbit06: '일반회원 · 학생 인증 대기',
  hanbit07: '학생회원 · 올해 연회비 미납',
  'da.on': '이전 사이트 회원',
};

/** A member whom developers can log in as, with a label. */
export type Persona = { label: string; member: Member };

/** All members, with their labels. */
export const personas: readonly Persona[] = members.map((member) => ({
  label: labels[member.id] ?? member.type,
  member,
}));

/** Authors on the free board who have no account in the mock. */
export const formerMembers = [
  { pk: 1102, name: '한마루' },
  { pk: 1103, name: '오슬기찬' },
  { pk: 1104, name: '윤해솔' },
  { pk: 1105, name: '남궁가온' },
  { pk: 1106, name: '서이든' },
];
