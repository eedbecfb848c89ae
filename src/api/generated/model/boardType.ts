/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * notice 공지사항, newsletter 뉴스레터, trend 연구동향, gallery 갤러리, forum 자유게시판.
 */
export type BoardType = typeof BoardType[keyof typeof BoardType];


export const BoardType = {
  notice: 'notice',
  newsletter: 'newsletter',
  trend: 'trend',
  gallery: 'gallery',
  forum: 'forum',
} as const;
