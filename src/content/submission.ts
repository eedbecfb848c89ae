import { journalFiles, journalSites } from './journal.ts';
import { society } from './society.ts';

/** A step of the paper submission. PDF files and external sites open in a new window. */
export type SubmissionStep = { title: string; text: string; link: string; href: string };

/** The rules for authors before they submit a paper. */
export const submissionRules: readonly string[] = [
  '원고는 온라인 논문투고시스템으로만 접수합니다.',
  '편집위원회가 청탁한 저자가 아니면 회원만 투고할 수 있습니다.',
  '주저자(제1저자와 교신저자)는 연회비를 납부한 회원이어야 합니다.',
  '자기평가서를 작성하여 원고와 함께 올려야 합니다.',
  '원고는 투고규정에 맞게 작성하여야 합니다.',
  `투고시스템은 외부 누리집이므로 따로 가입하여야 합니다. 이용하기 어려우면 사무국 이메일(${society.email})로 원고를 보내실 수 있습니다.`,
];

/** The steps of the paper submission, in order. */
export const submissionSteps: readonly SubmissionStep[] = [
  {
    title: '투고시스템 회원가입',
    text: '외부 투고시스템에 저자로 가입합니다.',
    link: '회원가입',
    href: journalSites.submission,
  },
  {
    title: '자기평가서 작성',
    text: '원고를 스스로 점검하여 적습니다.',
    link: '자기평가서 (PDF)',
    href: journalFiles.selfEvaluation,
  },
  {
    title: '투고규정 확인',
    text: '형식과 분량, 비용을 확인합니다.',
    link: '투고규정 (PDF)',
    href: journalFiles.submissionRules,
  },
  {
    title: '심사규정과 연구윤리 확인',
    text: '심사 절차와 연구윤리를 확인하고 원고를 올립니다.',
    link: '심사규정 및 연구윤리규정 (PDF)',
    href: journalFiles.reviewRules,
  },
];
