/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { ForumList } from './forumList.ts';
import type { GalleryList } from './galleryList.ts';
import type { NewsletterList } from './newsletterList.ts';
import type { NoticeList } from './noticeList.ts';
import type { TrendList } from './trendList.ts';

/**
 * The list of one board. The keys identify the board.
 */
export type BoardList = NoticeList | NewsletterList | TrendList | GalleryList | ForumList;
