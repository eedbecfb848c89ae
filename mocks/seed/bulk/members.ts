import { faker } from '@faker-js/faker/locale/ko';
import type { StoredFile } from '#mocks/files/stored-file.ts';
import { company, education, info, noCompany } from '#mocks/seed/profile-draft.ts';
import type { Certificate, Member, Profile } from '#mocks/store/records.ts';
import { CertificateStatus } from '#src/api/generated/model/certificateStatus.ts';
import { Degree } from '#src/api/generated/model/degree.ts';
import { Gender } from '#src/api/generated/model/gender.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';
import { pick, regions, schools, subjects, workplaces } from './words.ts';

/** A generated member with profile, and with a certificate if the member is a student. */
export type BulkMember = {
  member: Member;
  profile: Profile;
  certificate: { certificate: Certificate; file: StoredFile } | null;
};

/** The first number of generated members and of their files. Both are above the numbers of new records. */
const firstPk = 100_001;
const firstFilePk = 150_000_001;

const memberTypes = [
  { value: MemberType.general, weight: 6 },
  { value: MemberType.student, weight: 3 },
  { value: MemberType.special, weight: 1 },
  { value: MemberType.honorary, weight: 1 },
] as const;

/** The statuses of a certificate that a student has sent. */
const decidedStatuses = [CertificateStatus.approved, CertificateStatus.pending, CertificateStatus.rejected] as const;

const digits = (length: number) => faker.string.numeric(length);

function memberInfo(id: string, age: number, index: number): Profile['info'] {
  const year = 2025 - age;
  return info(
    // The Latin spelling of a generated Korean name is unknown.
    `Member ${index + 1}`,
    [String(year), String(faker.number.int({ min: 1, max: 12 })), String(faker.number.int({ min: 1, max: 28 }))],
    pick(Object.values(Gender)),
    [
      digits(5),
      `${pick(regions)} ${faker.number.int({ min: 1, max: 99 })}`,
      `${faker.number.int({ min: 101, max: 1999 })}호`,
    ],
    `0100000${digits(4)}`,
    `${id}@mail.example`,
  );
}

function memberCompany(isStudent: boolean): Profile['company'] {
  const [name, english] = pick(workplaces);
  const place = [digits(5), `${pick(regions)} ${faker.number.int({ min: 1, max: 99 })}`, '연구동'] as const;
  return isStudent
    ? noCompany
    : company(name, english, pick(['연구원', '선임연구원', '교수']), '020000000', [...place]);
}

/** Creates the certificate of a student. Its file has a secret key, because the file is personal. */
function studentCertificate(index: number, name: string): BulkMember['certificate'] {
  const file = {
    pk: firstFilePk + index,
    name: `재학증명서_${name}.pdf`,
    size: faker.number.int({ min: 40_960, max: 204_800 }),
    title: '재학증명서',
    key: faker.string.hexadecimal({ length: 32, casing: 'lower', prefix: '' }),
  };
  return { file, certificate: { filePk: file.pk, status: pick(decidedStatuses) } };
}

function bulkMember(index: number): BulkMember {
  const pk = firstPk + index;
  const id = `member${pk}`;
  const name = faker.person.fullName();
  const type = faker.helpers.weightedArrayElement([...memberTypes]);
  const isStudent = type === MemberType.student;
  const age = isStudent ? faker.number.int({ min: 20, max: 29 }) : faker.number.int({ min: 30, max: 78 });
  const graduation = String(2025 - age + 24);
  return {
    member: { pk, id, password: `${id}!`, name, type },
    profile: {
      info: memberInfo(id, age, index),
      company: memberCompany(isStudent),
      education: [
        education(
          pick(schools),
          pick(subjects),
          isStudent ? Degree.masterCandidate : pick([Degree.bachelor, Degree.master, Degree.doctor]),
          graduation,
        ),
      ],
    },
    certificate: isStudent ? studentCertificate(index, name) : null,
  };
}

/**
 * Generates members who have joined besides the hand-written ones. They can log in; the password is the ID and `!`.
 * @param fakerSeed the seed of faker; equal seeds and counts give equal members
 */
export function bulkMembers(count: number, fakerSeed: number): BulkMember[] {
  faker.seed(fakerSeed);
  return Array.from({ length: count }, (_, index) => bulkMember(index));
}
