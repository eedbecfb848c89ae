/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { BoardType } from './boardType.ts';
import type { Pk } from './pk.ts';

export type GetInfoDetailParams = {
/**
 * The number of the post.
 */
info_pk: Pk;
/**
 * The board.
 */
type: BoardType;
};
