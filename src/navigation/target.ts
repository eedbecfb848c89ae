import { allBoards, type BoardPath } from '#src/content/boards.ts';
import { menuTitle, postStep, subScreens } from './menus.ts';
import { pathOf, paths, patterns } from './paths.ts';

/** The navigation state. All keys are optional: a shared link and a new tab have no state. */
export type NavigationState = {
  menu?: string;
  step?: string;
  /** A section of the sub-screen, such as 등록안내. */
  depthMenu?: string;
  /** The found member ID, or the ID that gets a new password. */
  member_id?: string;
  /** The query of the list that a post was opened from, so that the link to the list shows the same page. */
  list?: string;
  /** The edited post. */
  data?: EditedPost;
};

/** A post for the edit form. The files have the shape of the contract. */
export type EditedPost = {
  pk: number;
  title: string;
  content: string;
  files: readonly { file_pk: number; file_original_name: string; file_size: number }[];
};

/** The target of a link or of a `navigate` call: the URL and the navigation state. */
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
 * Returns the target of a sub-screen. The URL names the sub-screen too, so that it can be reloaded, copied and opened in a
 * new tab. The default sub-screen is left out of the URL.
 * @param path the path of a section
 * @param menu the title of the sub-screen
 * @param step a step of the sub-screen, such as 등록
 */
export function subScreenTarget(path: string, menu: string, step?: string): Target {
  const defaultMenu = subScreens[path]?.[0];
  return {
    to: withQuery(path, { menu: menu === defaultMenu ? undefined : menu, step }),
    state: step ? { menu, step } : { menu },
  };
}

/**
 * Returns the target of the home page with one of the two boards of its preview.
 * @param board the title of the board; the default, 공지사항, is left out of the URL
 */
export function homeTarget(board: string): Target {
  return { to: withQuery(paths.home, { board: board === menuTitle.notice ? undefined : board }) };
}

/** The documents of 정관 및 규정, and the languages of the submission rules. The default is first. */
export const ruleDocuments = ['정관', '투고규정'] as const;
export const ruleLanguages = ['ko', 'en'] as const;

/**
 * Returns the target of a document of 정관 및 규정.
 * @param document the title of the document; the default, the charter, is left out of the URL
 * @param language the language of the submission rules; the default is Korean
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

/** The route patterns of the paths of posts. */
export const boardPatterns: readonly string[] = [...new Set(allBoards.map(({ path }) => patterns[path]))];

/** Returns the default board of a post path, when neither the state nor the query names a board. */
export const defaultMenuOf = (path: BoardPath): string =>
  allBoards.find((board) => board.path === path)?.title ?? menuTitle.notice;

/**
 * Returns the target of a post.
 * @param path a path of posts
 * @param pk the number of the post
 * @param menu the title of the board; the URL contains it if it is not the default of the path
 * @param list the query of the list that the post is opened from
 */
export function postTarget(path: BoardPath, pk: number, menu: string, list?: string): Target {
  return {
    to: withQuery(pathOf[path](pk), { menu: menu === defaultMenuOf(path) ? undefined : menu }),
    state: list ? { menu, list } : { menu },
  };
}

/**
 * Returns the target of the list of a board.
 * @param menu the title of the board
 * @param list the previous query of the list; without it, the first page
 */
export function listTarget(menu: string, list?: string): Target {
  return list?.startsWith('?')
    ? { to: `${paths.information}${list}`, state: { menu } }
    : subScreenTarget(paths.information, menu);
}

/**
 * Returns the target of the post form of the free board.
 * @param post the edited post. The URL contains its number, so that a reload finds the post. Without it, the form is for a
 *   new post
 */
export function postFormTarget(post?: EditedPost): Target {
  const { to, state } = subScreenTarget(paths.information, menuTitle.forum, post ? postStep.edit : postStep.create);
  if (!post) return { to, ...(state ? { state } : {}) };
  return { to: `${to}&post=${post.pk}`, state: { ...state, data: post } };
}

/**
 * Returns the target of an event guide.
 * @param pk the number of the guide
 * @param list the query of the list that the guide is opened from
 */
export function guideTarget(pk: number, list?: string): Target {
  return { to: pathOf.guide(pk), state: list ? { list } : {} };
}

/** Returns the target of the list of event guides. @param list the previous query of the list; without it, the first page */
export function guideListTarget(list?: string): Target {
  const target = subScreenTarget(paths.society, menuTitle.events);
  return list?.startsWith('?') ? { ...target, to: `${paths.society}${list}` } : target;
}

/**
 * Returns the target of a URL in a text of the site. Its state and its spelling are those of a link in a menu.
 * @param url a path with its query
 */
export function targetOfUrl(url: string): Target {
  const { pathname, searchParams } = new URL(url, 'https://site.example');
  const menu = searchParams.get('menu');
  return menu ? subScreenTarget(pathname, menu) : { to: url };
}
