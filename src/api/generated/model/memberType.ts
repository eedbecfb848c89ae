/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The membership type. It determines the annual fee and the registration fee.
 */
export type MemberType = typeof MemberType[keyof typeof MemberType];


export const MemberType = {
  일반회원: '일반회원',
  학생회원: '학생회원',
  특별회원: '특별회원',
  명예회원: '명예회원',
} as const;
