import type { BoardDetail, BoardList, BoardType, File } from '../api/generated/model';
import { menuTitle } from '../navigation/menus';

const typeOfMenu: Readonly<Record<string, BoardType>> = {
  [menuTitle.notice]: 'notice',
  [menuTitle.newsletter]: 'newsletter',
  [menuTitle.trend]: 'trend',
  [menuTitle.gallery]: 'gallery',
  [menuTitle.forum]: 'forum',
};

/** The board that a menu title names; any other title means the notices. */
export const boardOf = (menu: string): BoardType => typeOfMenu[menu] ?? 'notice';

/** A post in a list, whatever its board. */
export type BoardRow = {
  pk: number;
  title: string;
  /** YYYY-MM-DD, or null. */
  date: string | null;
  hits: number;
  author: string | null;
  pinned: boolean;
  imageUrl: string | null;
};

type Writer = { admin_name?: string | null; member_name?: string | null };

/** The secretariat's name where there is one, else the member's. */
const authorOf = (post: Writer) => post.admin_name ?? post.member_name ?? null;

const row = (
  item: Writer & { fixed_yn: string | null },
  pk: number,
  title: string,
  date: string | null,
  hits: number | null,
  imageUrl: string | null | undefined,
): BoardRow => ({
  pk,
  title,
  date,
  hits: hits ?? 0,
  author: authorOf(item),
  pinned: item.fixed_yn === '중요',
  imageUrl: imageUrl ?? null,
});

/**
 * The list of any board in one shape.
 * @param data the answer of `getInfo`
 * @returns the posts of the page, and how many there are in all
 */
export function boardRows(data: BoardList): { rows: BoardRow[]; total: number } {
  if ('notice' in data) {
    const rows = data.notice.map((item) =>
      row(item, item.notice_pk, item.notice_title, item.notice_enrollment_date, item.notice_hit, item.notice_image_url),
    );
    return { rows, total: data.notice_count };
  }
  if ('newsletter' in data) {
    const rows = data.newsletter.map((item) =>
      row(
        item,
        item.newsletter_pk,
        item.newsletter_title,
        item.newsletter_enrollment_date,
        item.newsletter_hit,
        item.newsletter_image_url,
      ),
    );
    return { rows, total: data.newsletter_count };
  }
  if ('trend' in data) {
    const rows = data.trend.map((item) =>
      row(item, item.trend_pk, item.trend_title, item.trend_enrollment_date, item.trend_hit, item.trend_image_url),
    );
    return { rows, total: data.trend_count };
  }
  if ('gallery' in data) {
    const rows = data.gallery.map((item) =>
      row(
        item,
        item.gallery_pk,
        item.gallery_title,
        item.gallery_enrollment_date,
        item.gallery_hit,
        item.gallery_image_url,
      ),
    );
    return { rows, total: data.gallery_count };
  }
  const rows = data.forum.map((item) =>
    row(item, item.forum_pk, item.forum_title, item.forum_enrollment_date, item.forum_hit, item.forum_image_url),
  );
  return { rows, total: data.forum_count };
}

/** A post that is read, whatever its board. */
export type BoardPost = {
  title: string;
  /** HTML that is not clean yet. */
  content: string;
  date: string | null;
  hits: number;
  author: string | null;
  files: File[];
  prevPk: number | null;
  nextPk: number | null;
};

const post = (
  data: { prev_pk: number | null; next_pk: number | null },
  writer: Writer,
  files: File[],
  title: string,
  content: string,
  date: string | null,
  hits: number | null,
): BoardPost => ({
  title,
  content,
  date,
  hits: hits ?? 0,
  author: authorOf(writer),
  files,
  prevPk: data.prev_pk,
  nextPk: data.next_pk,
});

/**
 * A post of any board in one shape.
 * @param data the answer of `getInfoDetail`
 */
export function boardPost(data: BoardDetail): BoardPost {
  if ('notice' in data) {
    const { notice: it, notice_file } = data;
    return post(data, it, notice_file, it.notice_title, it.notice_content, it.notice_enrollment_date, it.notice_hit);
  }
  if ('newsletter' in data) {
    const { newsletter: it, newsletter_file: files } = data;
    const { newsletter_title, newsletter_content, newsletter_enrollment_date, newsletter_hit } = it;
    return post(data, it, files, newsletter_title, newsletter_content, newsletter_enrollment_date, newsletter_hit);
  }
  if ('trend' in data) {
    const { trend: it, trend_file: files } = data;
    return post(data, it, files, it.trend_title, it.trend_content, it.trend_enrollment_date, it.trend_hit);
  }
  if ('gallery' in data) {
    const { gallery: it, gallery_file } = data;
    const { gallery_title, gallery_content, gallery_enrollment_date, gallery_hit } = it;
    return post(data, it, gallery_file, gallery_title, gallery_content, gallery_enrollment_date, gallery_hit);
  }
  const { forum: it, forum_file } = data;
  return post(data, it, forum_file, it.forum_title, it.forum_content, it.forum_enrollment_date, it.forum_hit);
}
