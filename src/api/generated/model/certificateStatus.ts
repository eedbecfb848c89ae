/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The displayed status. 'false' and an empty text display nothing. '인증 대기' awaits review by the secretariat,
 * '인증 완료' makes the member a student member, '인증 실패' was rejected.
 */
export type CertificateStatus = typeof CertificateStatus[keyof typeof CertificateStatus];


export const CertificateStatus = {
  empty: '',
  none: 'false',
  pending: '인증 대기',
  approved: '인증 완료',
  rejected: '인증 실패',
} as const;
