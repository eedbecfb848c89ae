/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Token } from './token.ts';

export interface RequestTokenData {
  access_token: Token;
}
