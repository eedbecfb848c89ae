import { uploadMaxLength, uploadsMaxItems } from '#src/api/generated/constants.ts';
import { forumQuestions } from './forum-questions.ts';
import { formerMembers, members } from './members.ts';
import { listHtml, type PostDraft, paragraphsHtml, tableHtml, type Writer } from './post-draft.ts';

/** Returns the author for a name. A name that is not a member's is that of a department. */
function writerOf(name: string): Writer {
  const member = [...members, ...formerMembers].find((candidate) => candidate.name === name);
  return member ? { member: member.name, pk: member.pk } : { admin: name };
}

const newest: PostDraft[] = [
  {
    title: '추계학술대회 포스터 규격 문의드립니다',
    date: '2025-11-04',
    hit: 57,
    by: writerOf('김가람'),
    content: paragraphsHtml('포스터 규격이 A0 세로형이 맞는지 궁금합니다.'),
  },
  {
    title: '자유게시판 이용 안내',
    date: '2025-11-02',
    hit: 219,
    by: writerOf('사무국'),
    content:
      '<h3>함께 쓰는 게시판입니다</h3>' +
      listHtml('서로 존중하는 말을 써 주십시오.', '광고 글은 알리지 않고 지웁니다.', '개인 정보를 적지 마십시오.') +
      tableHtml(
        '첨부 파일',
        ['항목', '한도'],
        ['개수', `${uploadsMaxItems}개`],
        ['크기', `파일마다 ${uploadMaxLength / 1024 / 1024} MB`],
      ) +
      '<p>문의: <a href="mailto:office@hanbit-cosmetics.example">office@hanbit-cosmetics.example</a></p>',
  },
  {
    title:
      '동결건조 시료의 DSC 측정 조건을 나눕니다 (승온 속도, 시료 팬, 기준 물질, 질소 유량까지 정리했습니다. 잘못된 점이 있으면 알려 주세요)',
    date: '2025-11-01',
    hit: 143,
    by: writerOf('정다온'),
    content: tableHtml(
      '측정 조건',
      ['항목', '값'],
      ['승온 속도', '5 ℃/min'],
      ['시료량', '4–6 mg'],
      ['질소', '50 mL/min'],
    ),
    files: [
      { name: 'DSC 조건표 (v1.2).xlsx', size: 90112 },
      { name: '측정_예.png', size: 94208 },
    ],
  },
  {
    title: '발표 자료 글꼴 추천',
    date: '2025-10-31',
    hit: 38,
    by: writerOf('이새봄'),
    content: paragraphsHtml(
      '화면이 멀어도 잘 보이는 글꼴을 찾고 있습니다.',
      '<strong>본고딕</strong>과 <em>프리텐다드</em> 가운데 고민입니다.',
    ),
  },
];

/**
 * The hand-written posts of the free board, newest first: HTML posts of an earlier editor, plain text of members, and
 * some posts of the secretariat.
 */
export const forum: PostDraft[] = [
  ...newest,
  ...forumQuestions.map(
    ([title, date, hit, name, text, file]): PostDraft => ({
      title,
      date,
      hit,
      by: writerOf(name),
      content: text,
      ...(file ? { files: [file] } : {}),
    }),
  ),
];
