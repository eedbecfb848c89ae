/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The displayed status. 'false' and an empty text display nothing. '인증 대기' awaits review by the secretariat,
 * '인증 완료' makes the member a student member, '인증 실패' was rejected.
 */
export type StudentCertificateMemberStudentCertificateYn = typeof StudentCertificateMemberStudentCertificateYn[keyof typeof StudentCertificateMemberStudentCertificateYn];


export const StudentCertificateMemberStudentCertificateYn = {
  '': '',
  false: 'false',
  인증_대기: '인증 대기',
  인증_완료: '인증 완료',
  인증_실패: '인증 실패',
} as const;
