import { currentEvent } from '#mocks/store/calendar.ts';
import type { Abstract } from '#mocks/store/records.ts';
import { AbstractDecision } from '#src/api/generated/model/abstractDecision.ts';
import { AbstractDivision } from '#src/api/generated/model/abstractDivision.ts';
import { AbstractPresentation } from '#src/api/generated/model/abstractPresentation.ts';
import { personalFiles } from './personal-files.ts';

const member = { memberPk: 1024, conference: currentEvent };

/** The abstracts of one member: an accepted talk, a rejected talk and a poster. */
export const abstracts: Abstract[] = [
  {
    ...member,
    pk: 301,
    date: '2025-10-13',
    presentation: AbstractPresentation.talk,
    approve: AbstractDecision.approve,
    division: AbstractDivision.materials,
    filePk: 5401,
  },
  {
    ...member,
    pk: 302,
    date: '2025-10-17',
    presentation: AbstractPresentation.talk,
    approve: AbstractDecision.reject,
    division: AbstractDivision.formulation,
    filePk: 5402,
  },
  {
    ...member,
    pk: 303,
    date: '2025-10-20',
    presentation: AbstractPresentation.poster,
    approve: AbstractDecision.wait,
    division: AbstractDivision.skinMechanisms,
    filePk: 5403,
  },
];

/** The files of these abstracts. */
export const abstractFiles = personalFiles([
  [5401, '초록_세라마이드.docx', 131_072, '세라마이드 유도체의 합성과 보습 효능', '77b8f4d1dca2d16da69b89d4d8f2af01'],
  [5402, 'abstract_emulsion.doc', 65_536, 'Low-viscosity emulsions', '0ff6f4bbfaf422d4f22d3e2b184c0b1e'],
  [5403, '초록_쑥잎추출물.docx', 122_880, '쑥잎 추출물의 항산화 기전', '27bc6c510e13b8fe0d356daa92ed97b0'],
]);
