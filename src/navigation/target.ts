import type { BoardId, BoardPath } from '#src/content/boards.ts';
import { pathOf, paths, patterns } from './paths.ts';
import { defaultBoardOf } from './post-paths.ts';
import { readLocation, type ScreenLocation } from './screen-location.ts';
import { type ScreenId, screens, screensAt, tabOf } from './screens.ts';

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

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/**
 * Returns the target of a screen. The URL names a screen of a section by its label too, so that it can be reloaded, copied
 * and opened in a new tab. The default screen is left out of the URL.
 */
export function screenTarget(screen: ScreenId): Target {
  const tab = tabOf(screen);
  const { path, title: menu } = screens[tab];
  const [defaultScreen, ...others] = screensAt(path);
  if (others.length === 0) return { to: path };
  const step = screen === tab ? undefined : screens[screen].title;
  return {
    to: withQuery(path, { menu: tab === defaultScreen ? undefined : menu, step }),
    state: step ? { menu, step } : { menu },
  };
}

/**
 * The target after a failed card payment: the description names it by the label of the annual fee, which belongs to another
 * section. The default screen of the section is shown, with a notice.
 */
export const paymentFailedTarget: Target = {
  to: withQuery(paths.society, { menu: screens.annualFee.title }),
  state: { menu: screens.annualFee.title },
};

/** Returns the screen that a target leads to. */
export function screenOfTarget({ to, state }: Target): ScreenLocation {
  const { pathname, search } = new URL(to, 'https://site.example');
  return readLocation({ pathname, search, state });
}

/**
 * Returns the target of the home page with one of the two boards of its preview. The default, the notices, is left out of
 * the URL.
 */
export function homeTarget(board: BoardId): Target {
  return { to: withQuery(paths.home, { board: board === 'notice' ? undefined : screens[board].title }) };
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
  const menu = screens.rules.title;
  return {
    to: withQuery(paths.introduce, {
      menu,
      doc: document === ruleDocuments[0] ? undefined : document,
      lang: language === ruleLanguages[0] ? undefined : language,
    }),
    state: { menu },
  };
}

/**
 * Returns the target of a post.
 * @param path a path of posts
 * @param pk the number of the post
 * @param board the board; the URL has its label if it is not the default of the path
 * @param list the query of the list that the post is opened from
 */
export function postTarget(path: BoardPath, pk: number, board: BoardId, list?: string): Target {
  const menu = screens[board].title;
  return {
    to: withQuery(pathOf[path](pk), { menu: board === defaultBoardOf(patterns[path]) ? undefined : menu }),
    state: list ? { menu, list } : { menu },
  };
}

/** Returns the target of the list of a board. @param list the previous query of the list; without it, the first page */
export function listTarget(board: BoardId, list?: string): Target {
  return list?.startsWith('?')
    ? { to: `${paths.information}${list}`, state: { menu: screens[board].title } }
    : screenTarget(board);
}

/**
 * Returns the target of the post form of the free board.
 * @param post the edited post. The URL contains its number, so that a reload finds the post. Without it, the form is for a
 *   new post
 */
export function postFormTarget(post?: EditedPost): Target {
  const { to, state } = screenTarget(post ? 'editedPost' : 'newPost');
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
  const target = screenTarget('events');
  return list?.startsWith('?') ? { ...target, to: `${paths.society}${list}` } : target;
}

/**
 * Returns the target of a URL in a text of the site. Its state and its spelling are those of a link in a menu.
 * @param url a path with its query
 */
export function targetOfUrl(url: string): Target {
  const { searchParams } = new URL(url, 'https://site.example');
  return searchParams.has('menu') ? screenTarget(screenOfTarget({ to: url }).screen) : { to: url };
}
