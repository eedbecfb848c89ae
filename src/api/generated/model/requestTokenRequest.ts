/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Token } from './token.ts';

export interface RequestTokenRequest {
  refresh_token: Token;
}
