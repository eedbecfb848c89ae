/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The status as it is shown; 'false' and an empty text show nothing. '인증 대기' waits for the secretariat,
 * '인증 완료' makes a student member, '인증 실패' was refused.
 */
export type StudentCertificateMemberStudentCertificateYn = typeof StudentCertificateMemberStudentCertificateYn[keyof typeof StudentCertificateMemberStudentCertificateYn];


export const StudentCertificateMemberStudentCertificateYn = {
  '': '',
  false: 'false',
  인증_대기: '인증 대기',
  인증_완료: '인증 완료',
  인증_실패: '인증 실패',
} as const;
