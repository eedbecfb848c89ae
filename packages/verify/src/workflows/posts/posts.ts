import { runSteps, type Step } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { checkLaterPost, checkNewPost, checkRepeatedRequests, checkSimultaneousPosts } from './new-posts.ts';
import {
  checkEditKeepsTheRest,
  checkFileChanges,
  checkFilesOfOtherPosts,
  checkSimultaneousEdits,
} from './post-edits.ts';
import { checkFileNames, checkFileSizes } from './post-files.ts';
import {
  checkAuthorIsTheMember,
  checkNamesake,
  checkNumbersOfOtherBoards,
  checkPostInOtherBoards,
  checkSecretariatPosts,
} from './post-rights.ts';
import { checkPostSearch } from './post-search.ts';
import { checkPostTexts } from './post-texts.ts';

/** A step that writes a post as a member. */
type WritingStep = [title: string, check: (runner: WorkflowRunner, session: MemberSession) => Promise<void>];

/** The steps that write posts, by title. Each writes its own posts, so they run at the same time. */
const writingSteps: WritingStep[] = [
  ['title and content are stored as they were sent', checkPostTexts],
  ['an edit keeps what it does not send', checkEditKeepsTheRest],
  ['an edit removes files, then adds files, up to ten', checkFileChanges],
  ['an edit removes no file of another post', checkFilesOfOtherPosts],
  ['the author of a post is the member of the token', checkAuthorIsTheMember],
  ['a member cannot edit a post of the secretariat', checkSecretariatPosts],
  ['a member with the name of the author cannot edit a post', checkNamesake],
  ['a post of the free board is in no other board', checkPostInOtherBoards],
  ['searches find a new post by its title and content', checkPostSearch],
  ['posts that are written at the same time are all listed once', checkSimultaneousPosts],
  ['edits and reads at the same time are all counted', checkSimultaneousEdits],
  ['equal posts are both stored, and the same edit can be sent twice', checkRepeatedRequests],
  ['files of all sizes are stored', checkFileSizes],
  ['files of all names are stored', checkFileNames],
];

/** Checks posts of the free board: their place in the list, their texts, files, edits, rights and searches. */
export async function checkPosts(runner: WorkflowRunner): Promise<void> {
  const asMember = ([title, check]: WritingStep): Step => [
    title,
    (part) => {
      part.requireWritePermission('saveForum');
      return check(part, part.requireSession('saveForum'));
    },
  ];
  await runSteps(runner, [asMember(['a new post is counted, listed first, and read', checkNewPost])]);
  await runSteps(runner, [
    // New posts would change the numbers of all boards, which are compared.
    asMember(['a number leads only to the post of its board', checkNumbersOfOtherBoards]),
  ]);
  await runSteps(runner, writingSteps.map(asMember));
  await runSteps(runner, [asMember(['a later post is the newer neighbour', checkLaterPost])]);
}
