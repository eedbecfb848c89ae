import type { GuideDetail, GuideList } from '#src/api/generated/model/index.ts';
import type { BoardRow } from '#src/features/boards/board.ts';
import type { Page } from '#src/features/boards/paged-list.tsx';
import type { PostData } from '#src/features/boards/post-article.tsx';
import { parseNeighbourNumber } from '#src/lib/text/record-number.ts';

/**
 * The event guides of a page, as the rows of a board.
 * @param data the answer of `getPastConferences`
 */
export function guideRows({ conferences, total_count }: GuideList): Page<BoardRow> {
  const rows = conferences.map((guide) => ({
    pk: guide.guide_pk,
    title: guide.guide_title,
    date: guide.guide_enrollment_date,
    hits: guide.guide_hit ?? 0,
    author: null,
    pinned: false,
    imageUrl: null,
  }));
  return { rows, total: total_count };
}

/**
 * An event guide as what is read.
 * @param data the answer of `getPastConferencesDetail`
 */
export function guidePost({ conferences: guide, prev_pk, next_pk }: GuideDetail): PostData {
  return {
    title: guide.guide_title,
    content: guide.guide_content,
    date: guide.guide_enrollment_date,
    hits: guide.guide_hit ?? 0,
    author: guide.admin_name || null,
    files: guide.file,
    prevPk: parseNeighbourNumber(prev_pk),
    nextPk: parseNeighbourNumber(next_pk),
  };
}
