/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The membership type. It determines the annual fee and the registration fee.
 */
export type MemberType = typeof MemberType[keyof typeof MemberType];


export const MemberType = {
  general: '일반회원',
  student: '학생회원',
  special: '특별회원',
  honorary: '명예회원',
} as const;
