import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { checkEditKeepsTheRest, checkFileChanges, checkFilesOfOtherPosts } from './post-edits.ts';
import { checkFileNames, checkFileSizes } from './post-files.ts';
import {
  checkAuthorIsTheMember,
  checkEditInOtherBoards,
  checkEveryMemberReads,
  checkNumbersOfOtherBoards,
  checkPostInOtherBoards,
  checkSecretariatPosts,
} from './post-rights.ts';
import { checkPostSearch } from './post-search.ts';
import { checkPostLengths, checkPostTexts } from './post-texts.ts';
import {
  checkEqualPosts,
  checkRepeatedEdit,
  checkSimultaneousEdits,
  checkSimultaneousPosts,
} from './simultaneous-posts.ts';

/** The steps that write posts, by title. Each writes its own posts. */
const writingSteps: [string, (runner: WorkflowRunner, session: MemberSession) => Promise<void>][] = [
  ['title and content are stored as they were sent', checkPostTexts],
  ['title and content have the lengths of the contract', checkPostLengths],
  ['an edit keeps what it does not send', checkEditKeepsTheRest],
  ['an edit removes files, then adds files, up to ten', checkFileChanges],
  ['an edit removes no file of another post', checkFilesOfOtherPosts],
  ['the author of a post is the member of the token', checkAuthorIsTheMember],
  ['a member cannot edit a post of the secretariat', checkSecretariatPosts],
  ['a member cannot edit posts of other boards', checkEditInOtherBoards],
  ['a post of the free board is in no other board', checkPostInOtherBoards],
  ['searches find a new post by its title and content', checkPostSearch],
  ['posts that are written at the same time are all listed once', checkSimultaneousPosts],
  ['edits and reads at the same time are all counted', checkSimultaneousEdits],
  ['the same edit can be sent twice', checkRepeatedEdit],
  ['equal posts are both stored', checkEqualPosts],
  ['files of all sizes are stored', checkFileSizes],
  ['files of all names are stored', checkFileNames],
];

/** Checks posts of the free board in depth: their texts, files, edits, rights and searches. */
export async function checkPosts(runner: WorkflowRunner): Promise<void> {
  await runner.runStep('a number leads only to the post of its board', () => checkNumbersOfOtherBoards(runner));
  await runner.runStep('every member reads the posts of all boards', () => checkEveryMemberReads(runner));
  for (const [title, check] of writingSteps) {
    await runner.runStep(title, async () => {
      runner.requireWritePermission('saveForum');
      await check(runner, runner.requireSession('saveForum'));
    });
  }
}
