import { namedSchema } from '#verify/contract/document.ts';
import { delicateTexts } from '#verify/requests/text-candidates.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { checkUnchanged, markedTitle, readOwnPost, savePost, writePost } from './post-requests.ts';

/** Texts with line breaks, which only the content has. Browsers send each break as CR LF. */
const textsWithLines = ['첫째\n\n\n넷째', '\n\n가운데\n\n', '  첫 줄  \n\t둘째 줄\t'];

/** The texts that are sent to one post. */
const groupsOfTexts = Array.from(
  { length: Math.ceil((delicateTexts.length + textsWithLines.length) / 7) },
  (_, index) => [...delicateTexts, ...textsWithLines].slice(index * 7, (index + 1) * 7),
);

const nfc = (value: unknown) => (typeof value === 'string' ? value.normalize('NFC') : value);

/** Checks that a post has the given title and content. The server may normalize them to Unicode NFC. */
async function checkStoredTexts(
  runner: WorkflowRunner,
  session: MemberSession,
  pk: number,
  sent: { title: string; content: string },
  label: string,
): Promise<void> {
  const { post } = await readOwnPost(runner, session, pk);
  for (const name of ['title', 'content'] as const) {
    const [field, message] = [`forum_${name}`, `the ${name} is not stored as it was sent (${label})`];
    runner.checkEqual(nfc(post[field]), nfc(sent[name]), 'stored', message, `/data/forum/${field}`);
  }
}

/** Changes title and content of a post to delicate texts, each alone and both, and reads them back. */
export async function checkPostTexts(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const start = { title: markedTitle(runner, '글자'), content: '처음 내용' };
  const pk = await writePost(runner, session, start.title, start);
  const editTexts = async (sent: { title: string; content: string }, label: string) => {
    await savePost(runner, session, { pk, ...sent });
    await checkStoredTexts(runner, session, pk, sent, label);
  };
  await editTexts({ ...start, title: `${start.title} 제목만` }, 'only the title was changed');
  await editTexts({ ...start, content: '고친 내용' }, 'only the content was changed');
  await runAtOnce(runner, [...groupsOfTexts.entries()], async (part, [index, group]) => {
    const first = { title: markedTitle(part, `글자 ${index}`), content: '처음 내용' };
    const groupPk = await writePost(part, session, first.title, first);
    for (const text of group) {
      // A form sends each line break of a title as a space.
      const sent = { title: text.includes('\n') ? first.title : text, content: text };
      await savePost(part, session, { pk: groupPk, ...sent });
      await checkStoredTexts(part, session, groupPk, sent, JSON.stringify(text.slice(0, 40)));
    }
    await savePost(part, session, { pk: groupPk, ...first });
  });
  const title = `  ${markedTitle(runner, '새 글자')} <b>&amp;  `;
  const created = await writePost(runner, session, title, { content: ' <p>새 글</p>\n ' });
  await checkStoredTexts(runner, session, created, { title, content: ' <p>새 글</p>\n ' }, 'a new post');
  await editTexts(start, 'the first texts again');
}

/** Characters of one, three and four bytes in UTF-8; the last has two UTF-16 code units. */
const characters = ['a', '가', '😀'];

/** Checks title and content with one character less than the maximum, the maximum, and one character more. */
export async function checkPostLengths(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const { properties = {} } = namedSchema('SaveForumRequest');
  const limits = {
    title: properties.forum_title?.maxLength ?? 0,
    content: properties.forum_content?.maxLength ?? 0,
  };
  const start = { title: markedTitle(runner, '경계'), content: '처음 내용' };
  const pk = await writePost(runner, session, start.title, start);
  for (const character of characters) {
    for (const shorter of [1, 0]) {
      const sent = {
        title: character.repeat(limits.title - shorter),
        content: character.repeat(limits.content - shorter),
      };
      await savePost(runner, session, { pk, ...sent });
      await checkStoredTexts(runner, session, pk, sent, `${shorter} below the maximum length, ${character}`);
    }
    const before = await readOwnPost(runner, session, pk);
    const [title, content] = [limits.title, limits.content].map((limit) => character.repeat(limit + 1));
    for (const long of [{ title: title ?? '' }, { content: content ?? '' }])
      await savePost(runner, session, { ...start, pk, ...long }, 'badRequest');
    await checkUnchanged(runner, session, before, 'an edit with a text that is too long was stored');
  }
  // Each line break is sent as two characters and counts as one.
  const lines = { ...start, content: '\n가'.repeat(limits.content / 2) };
  await savePost(runner, session, { pk, ...lines });
  await checkStoredTexts(runner, session, pk, lines, 'the maximum length with many line breaks');
  await savePost(runner, session, { pk, ...start });
}
