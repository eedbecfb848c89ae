/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { ForumDetail } from './forumDetail.ts';
import type { GalleryDetail } from './galleryDetail.ts';
import type { NewsletterDetail } from './newsletterDetail.ts';
import type { NoticeDetail } from './noticeDetail.ts';
import type { TrendDetail } from './trendDetail.ts';

/**
 * One post of a board. The keys identify the board.
 */
export type BoardDetail = NoticeDetail | NewsletterDetail | TrendDetail | GalleryDetail | ForumDetail;
