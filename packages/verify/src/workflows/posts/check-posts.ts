import { runParts } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { checkLaterPost } from './later-posts.ts';
import { checkEditKeepsTheRest, checkFileChanges, checkFilesOfOtherPosts } from './post-edits.ts';
import { checkFileNames, checkFileSizes } from './post-files.ts';
import {
  checkAuthorIsTheMember,
  checkEditInOtherBoards,
  checkEveryMemberReads,
  checkNamesake,
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

type WritingStep = [title: string, check: (runner: WorkflowRunner, session: MemberSession) => Promise<void>];

/** The step that compares the numbers of all boards, which new posts would change. */
const editInOtherBoards: WritingStep = ['a member cannot edit posts of other boards', checkEditInOtherBoards];

/** The steps that write posts, by title. Each writes its own posts, so they run at the same time. */
const writingSteps: WritingStep[] = [
  ['title and content are stored as they were sent', checkPostTexts],
  ['title and content have the lengths of the contract', checkPostLengths],
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
  ['the same edit can be sent twice', checkRepeatedEdit],
  ['equal posts are both stored', checkEqualPosts],
  ['files of all sizes are stored', checkFileSizes],
  ['files of all names are stored', checkFileNames],
];

/** Checks posts of the free board in depth: their texts, files, edits, rights and searches. */
export async function checkPosts(runner: WorkflowRunner): Promise<void> {
  const runWritingStep = async (part: WorkflowRunner, [title, check]: WritingStep) => {
    await part.runStep(title, async () => {
      part.requireWritePermission('saveForum');
      await check(part, part.requireSession('saveForum'));
    });
  };
  const steps: ((part: WorkflowRunner) => Promise<unknown>)[] = [
    (part) => part.runStep('a number leads only to the post of its board', () => checkNumbersOfOtherBoards(part)),
    (part) => part.runStep('every member reads the posts of all boards', () => checkEveryMemberReads(part)),
    (part) => runWritingStep(part, editInOtherBoards),
  ];
  await runParts(runner, steps, async (part, runStep) => void (await runStep(part)));
  await runParts(runner, writingSteps, runWritingStep);
  await runWritingStep(runner, ['a later post is the newer neighbour', checkLaterPost]);
}
