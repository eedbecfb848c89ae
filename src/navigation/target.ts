import { menuTitle, postStep, subScreens } from './menus.ts';
import { pathOf, paths } from './paths.ts';

/** What a navigation passes beside the address. All of it is optional: a reload or a shared link brings none. */
export type NavigationState = {
  menu?: string;
  step?: string;
  /** A part within the sub-screen, such as 등록안내. */
  depthMenu?: string;
  /** The ID that was found, or the one that gets a new password. */
  member_id?: string;
  /** The query of the list that a post was opened from, so that the way back leads to the same page. */
  list?: string;
  /** The post that is edited. */
  data?: EditedPost;
};

/** A post as it is passed to the form that edits it; files as the contract has them. */
export type EditedPost = {
  pk: number;
  title: string;
  content: string;
  files: readonly { file_pk: number; file_original_name: string; file_size: number }[];
};

/** Where a link or a call of `navigate` leads. */
export type Target = { to: string; state?: NavigationState };

/** The sign-up, from its first step. */
export const signupTarget: Target = { to: paths.signup };

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/**
 * The address and state of a sub-screen. The address names it too, so that it can be reloaded, copied and opened in a
 * new tab; the default is left out of the address.
 * @param path a section's path
 * @param menu the title of the sub-screen
 * @param step a screen within it, such as 등록
 */
export function subScreenTarget(path: string, menu: string, step?: string): Target {
  const byDefault = subScreens[path]?.[0];
  return {
    to: withQuery(path, { menu: menu === byDefault ? undefined : menu, step }),
    state: step ? { menu, step } : { menu },
  };
}

/**
 * The home page with one of the two boards of its preview.
 * @param board its title; the notices are the default and left out of the address
 */
export function homeTarget(board: string): Target {
  return { to: withQuery(paths.home, { board: board === menuOfPostPath.notice ? undefined : board }) };
}

/** The documents of 정관 및 규정, the default first, and the languages of the rules of submission. */
export const ruleDocuments = ['정관', '투고규정'] as const;
export const ruleLanguages = ['ko', 'en'] as const;

/**
 * The address and state of a document of 정관 및 규정.
 * @param document its title; the charter is the default and left out of the address
 * @param language of the rules of submission; Korean is the default
 */
export function rulesTarget(
  document: (typeof ruleDocuments)[number],
  language: (typeof ruleLanguages)[number] = 'ko',
): Target {
  const menu = menuTitle.rules;
  return {
    to: withQuery(paths.introduce, {
      menu,
      doc: document === ruleDocuments[0] ? undefined : document,
      lang: language === ruleLanguages[0] ? undefined : language,
    }),
    state: { menu },
  };
}

/** The board that a post's path names when nothing else does. */
export const menuOfPostPath = { notice: '공지사항', community: '자유게시판' } as const;

/**
 * The address and state of a post.
 * @param path which of the two post paths
 * @param pk the number of the post
 * @param menu the board; it stands in the address where the path would name another one
 * @param list the query of the list that it is opened from
 */
export function postTarget(path: keyof typeof menuOfPostPath, pk: number, menu: string, list?: string): Target {
  return {
    to: withQuery(pathOf[path](pk), { menu: menu === menuOfPostPath[path] ? undefined : menu }),
    state: list ? { menu, list } : { menu },
  };
}

/**
 * The list of a board, as it was left.
 * @param menu the board
 * @param list the query that the list had; without one, its first page
 */
export function listTarget(menu: string, list?: string): Target {
  return list?.startsWith('?')
    ? { to: `${paths.information}${list}`, state: { menu } }
    : subScreenTarget(paths.information, menu);
}

/**
 * The form of the free board.
 * @param post the post that is edited, which the address names by its number, so that a reload finds it; without one, a
 *   new post is written
 */
export function postFormTarget(post?: EditedPost): Target {
  const { to, state } = subScreenTarget(paths.information, menuTitle.forum, post ? postStep.edit : postStep.create);
  if (!post) return { to, ...(state ? { state } : {}) };
  return { to: `${to}&post=${post.pk}`, state: { ...state, data: post } };
}

/**
 * The address and state of an event guide.
 * @param pk its number
 * @param list the query of the list that it is opened from
 */
export function guideTarget(pk: number, list?: string): Target {
  return { to: pathOf.guide(pk), state: list ? { list } : {} };
}

/** The list of event guides, as it was left. @param list the query that the list had; without one, its first page */
export function guideListTarget(list?: string): Target {
  const target = subScreenTarget(paths.society, menuTitle.events);
  return list?.startsWith('?') ? { ...target, to: `${paths.society}${list}` } : target;
}
