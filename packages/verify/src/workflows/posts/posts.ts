import { runSteps, type Step } from '#verify/run/run-branches.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import { checkLaterPost, checkNewPost, checkRepeatedRequests, checkSimultaneousPosts } from './new-posts.ts';
import { checkEditKeepsTheRest, checkFileChanges, checkFilesOfOtherPosts } from './post-edits.ts';
import { checkFileNames, checkFileSizes } from './post-files.ts';
import { checkAuthorIsTheMember, checkNumbersOfOtherBoards, checkSecretariatPosts } from './post-rights.ts';
import { checkPostSearch } from './post-search.ts';
import { checkPostTexts } from './post-texts.ts';

/** A step that writes a post as a member. */
type WritingStep = [title: string, check: (runner: Runner, session: Session) => Promise<void>];

/** The steps that write posts, by title. Each writes its own posts, so they run at the same time. */
const writingSteps: WritingStep[] = [
  ['title and content are stored as they were sent', checkPostTexts],
  ['an edit keeps what it does not send', checkEditKeepsTheRest],
  ['an edit removes files, then adds files, up to ten', checkFileChanges],
  ['an edit removes no file of another post', checkFilesOfOtherPosts],
  ['the author of a post is the member of the token', checkAuthorIsTheMember],
  ['a member cannot edit a post of the secretariat', checkSecretariatPosts],
  ['searches find a new post by its title and content', checkPostSearch],
  ['posts that are written at the same time are all listed once', checkSimultaneousPosts],
  ['equal posts are both stored', checkRepeatedRequests],
  ['files of all sizes are stored', checkFileSizes],
  ['files of all names are stored', checkFileNames],
];

/** Checks posts of the free board: their place in the list, their texts, files, edits, rights and searches. */
export async function checkPosts(runner: Runner) {
  const asMember = ([title, check]: WritingStep): Step => [
    title,
    (part) => check(part, part.requireSession('saveForum')),
  ];
  const runTogether = (...steps: WritingStep[]) => runSteps(runner, steps.map(asMember));
  await runTogether(['a new post is counted, listed first, and read', checkNewPost]);
  // New posts would change the numbers of all boards, which are compared.
  await runTogether(['a number leads only to the post of its board', checkNumbersOfOtherBoards]);
  await runTogether(...writingSteps);
  await runTogether(['a later post is the newer neighbour', checkLaterPost]);
}
