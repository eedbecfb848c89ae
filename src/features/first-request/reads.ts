import { getGetInfoDetailUrl, getGetInfoUrl } from '#src/api/generated/board.ts';
import { getGetPastConferencesDetailUrl, getGetPastConferencesUrl } from '#src/api/generated/conference.ts';
import { getInfoDetailQueryInfoPkMax } from '#src/api/generated/limits/board.ts';
import {
  getPastConferencesDetailQueryGuidePkMax,
  getPastConferencesQueryPageMax,
} from '#src/api/generated/limits/conference.ts';
import { boards } from '#src/content/boards.ts';
import { boardTitles, boardTypeOf, formStepOf } from '#src/features/boards/board.ts';
import { boardParams, guidesParams, readListParts, searchIsTooLong } from '#src/features/boards/list-params.ts';
import { parsePageNumber } from '#src/lib/page-numbers.ts';
import { parseRecordNumber } from '#src/lib/text/record-number.ts';
import { conferenceStep, menuTitle } from '#src/navigation/menus.ts';
import { findSubScreen } from '#src/navigation/use-sub-screen.ts';

/*
 * The first reads of the screens. An inline script has one of them, so this file must not use the tables of the menus.
 */

/** A visit of a page: its query string, the navigation state, and whether a member is logged in. */
export type Visit = { search: string; state: unknown; isMember: boolean };

/**
 * Returns the URL of the list or the record that a screen requests first, as its generated hook does: the path of the
 * operation with its query string. Returns null if the screen requests nothing that is known in advance.
 * @param id the number in the path of a record
 */
export type FirstRead = (visit: Visit, id: string | undefined) => string | null;

const societyTitles: readonly string[] = [menuTitle.events, menuTitle.abstracts, menuTitle.registration];

const readPost =
  (defaultMenu: string): FirstRead =>
  (visit, id) => {
    const { menu } = findSubScreen(visit, boardTitles, defaultMenu);
    const pk = parseRecordNumber(id, getInfoDetailQueryInfoPkMax);
    const type = boardTypeOf(menu);
    // A guest sees the login instead of a post for members.
    if (pk === null || (boards[type].readers === 'members' && !visit.isMember)) return null;
    return getGetInfoDetailUrl({ info_pk: pk, type });
  };

/** A post whose path belongs to the notices and the other boards of the secretariat. */
export const readNotice: FirstRead = /* @__PURE__ */ readPost(menuTitle.notice);

/** A post whose path belongs to the free board. */
export const readForumPost: FirstRead = /* @__PURE__ */ readPost(menuTitle.forum);

/** The list of a board. */
export const readBoardPage: FirstRead = (visit) => {
  const { menu, step } = findSubScreen(visit, boardTitles, menuTitle.notice);
  const parts = readListParts(visit.search);
  if (formStepOf(menu, step) || searchIsTooLong(parts.search)) return null;
  return getGetInfoUrl(boardParams(boardTypeOf(menu), parts));
};

/** The list of the event guides. */
export const readGuides: FirstRead = (visit) => {
  const { menu, step } = findSubScreen(visit, societyTitles, menuTitle.events);
  if (menu !== menuTitle.events || Object.values<unknown>(conferenceStep).includes(step)) return null;
  const page = new URLSearchParams(visit.search).get('page');
  return getGetPastConferencesUrl(guidesParams(parsePageNumber(page, getPastConferencesQueryPageMax)));
};

/** An event guide. */
export const readGuide: FirstRead = (_, id) => {
  const pk = parseRecordNumber(id, getPastConferencesDetailQueryGuidePkMax);
  return pk === null ? null : getGetPastConferencesDetailUrl({ guide_pk: pk });
};
