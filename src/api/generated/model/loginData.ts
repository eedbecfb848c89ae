/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberType } from './memberType.ts';
import type { Pk } from './pk.ts';
import type { Token } from './token.ts';

export interface LoginData {
  access_token: Token;
  refresh_token: Token;
  /**
     * @minLength 1
     * @maxLength 50
     */
  member_name: string;
  member_pk: Pk;
  member_type: MemberType;
}
