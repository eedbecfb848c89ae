import type { Profile } from '#mocks/store/records.ts';
import { Degree } from '#src/api/generated/model/degree.ts';
import { Gender } from '#src/api/generated/model/gender.ts';
import { company, education, info, noCompany, oldInfo } from './profile-draft.ts';

const onsaemi = ['05678', '경기도 새빛시 연구로 7', '3층'] as const;
const nuri = ['02345', '대전광역시 누리구 샛별로 1', '산학협력관 2층'] as const;

/** The profiles by member number. */
export const profiles: ReadonlyMap<number, Profile> = new Map<number, Profile>([
  [
    1024,
    {
      info: info(
        'Garam Kim',
        ['1985', '3', '14'],
        Gender.male,
        ['01234', '서울특별시 한빛구 은하로 25', '203동 504호'],
        '01000000001',
        'hanbit01@mail.example',
      ),
      company: company('온새미화장품연구소', 'Onsaemi Cosmetics Research', '책임연구원', '020000000', [...onsaemi]),
      education: [
        education('한울대학교', '화학공학', Degree.bachelor, '2008'),
        education('한울대학교', '화장품학', Degree.master, '2010'),
        education('Lakeside University', 'Colloid Science', Degree.doctor, '2015', '프랑스'),
      ],
    },
  ],
  [
    1025,
    {
      info: info(
        'Saebom Lee',
        ['2001', '12', '31'],
        Gender.female,
        ['02345', '대전광역시 누리구 샛별로 3', '기숙사 A동 201호'],
        '01000000002',
        'hanbit02@univ.example',
      ),
      company: noCompany,
      education: [education('누리대학교', '응용화학', Degree.masterCandidate, '2026')],
    },
  ],
  [
    1026,
    {
      info: info(
        'Dodam Park',
        ['1974', '7', '1'],
        Gender.female,
        ['05678', '경기도 새빛시 연구로 7', '3층'],
        '01000000003',
        'hanbit03@company.example',
      ),
      // This position is not an option of the form.
      company: company('누리대학교', 'Nuri University', '산학협력단 기술이전 담당', '0420000000', [...nuri]),
      education: [
        education('새빛대학교', '약학', Degree.bachelor, '1997'),
        education('새빛대학교', '약제학', Degree.master, '1999'),
      ],
    },
  ],
  [
    1027,
    {
      info: info(
        'Naru Choi',
        ['1948', '10', '9'],
        Gender.male,
        ['03456', '부산광역시 물빛구 해맞이로 88', '1502호'],
        '01000000004',
        'hanbit04@mail.example',
      ),
      company: company('물빛대학교', 'Mulbit University', '교수', '0510000000', [
        '03450',
        '부산광역시 물빛구 항구로 1',
        '',
      ]),
      education: [education('한울대학교', '화학', Degree.doctor, '1979')],
    },
  ],
  [
    1028,
    {
      info: info(
        'Bada Moon',
        ['1979', '5', '20'],
        Gender.female,
        ['04567', '인천광역시 하늘구 바람로 41', '101호'],
        '01000000006',
        'hanbit05@mail.example',
      ),
      company: company('해온코스메틱', 'Haeon Cosmetic', '선임연구원', '0320000000', [
        '04560',
        '인천광역시 하늘구 공단로 9',
        '',
      ]),
      education: [
        education('하늘대학교', '생명공학', Degree.bachelor, '2002'),
        education('하늘대학교', '생명공학', Degree.doctorCandidate, '2026'),
      ],
    },
  ],
  [
    1029,
    {
      info: info(
        'Haram Lim',
        ['1999', '2', '28'],
        Gender.male,
        ['02346', '대전광역시 누리구 달빛로 10', '2동 305호'],
        '01000000007',
        'hanbit06@univ.example',
      ),
      company: noCompany,
      education: [education('누리대학교', '고분자공학', Degree.masterCandidate, '2027')],
    },
  ],
  [
    1030,
    {
      info: info(
        'Ara Song',
        ['2003', '8', '15'],
        Gender.female,
        ['06789', '광주광역시 볕고을구 햇살로 5', '302호'],
        '01000000008',
        'hanbit07@univ.example',
      ),
      company: noCompany,
      education: [education('볕고을대학교', '화장품공학', Degree.bachelorStudent, '2026')],
    },
  ],
  [1101, { old: true, info: oldInfo('0110000005', 'daon@mail.example'), company: noCompany, education: [] }],
]);
