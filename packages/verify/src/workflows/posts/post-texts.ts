import { namedSchema } from '#verify/contract/document.ts';
import { validTextsByField } from '#verify/requests/field-values.ts';
import { runAtOnce } from '#verify/run/run-branches.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import { fieldOf } from '#verify/workflows/boards/board-requests.ts';
import { markedTitle, readOwnPost, savePost, writePost } from './post-requests.ts';

type Texts = { title: string; content: string };

/** Texts with line breaks, which only the content has. Browsers send each break as CR LF, which counts as one character. */
const textsWithLines = [
  ...['첫째\n\n\n넷째', '\n\n가운데\n\n', '  첫 줄  \n\t둘째 줄\t'],
  '\n가'.repeat((namedSchema('SaveForumRequest').properties?.forum_content?.maxLength ?? 0) / 2),
];

const textsPerPost = 7;

/** Changes title and content of a post, and reads them back. The server may normalize them to Unicode NFC. */
async function checkEdit(runner: Runner, session: Session, pk: number, sent: Texts) {
  await savePost(runner, session, { pk, ...sent });
  const { post } = await readOwnPost(runner, session, pk);
  for (const name of ['title', 'content'] as const) {
    const [field, label] = [fieldOf('forum', name), JSON.stringify(sent[name].slice(0, 40))];
    const message = `the ${name} is not stored as it was sent (${label})`;
    runner.checkEqual(
      String(post[field]).normalize('NFC'),
      sent[name].normalize('NFC'),
      'stored',
      message,
      `/data/forum/${field}`,
    );
  }
}

/** Checks that title and content are stored as they are sent. */
export async function checkPostTexts(runner: Runner, session: Session) {
  const texts = validTextsByField('saveForum');
  // A form sends each line break of a title as a space.
  const titles = texts.get('forum_title')?.filter((text) => !text.includes('\n')) ?? [];
  const contents = [...(texts.get('forum_content') ?? []), ...textsWithLines];
  const rows = Array.from({ length: Math.max(titles.length, contents.length) }, (_, index) => ({
    title: titles[index % titles.length] ?? '',
    content: contents[index % contents.length] ?? '',
  }));
  const groups = [...Map.groupBy(rows.entries(), ([index]) => Math.floor(index / textsPerPost))];
  await runAtOnce(runner, groups, async (part, [number, group]) => {
    const start = { title: markedTitle(part, `글자 ${number}`), content: '처음 내용' };
    const pk = await writePost(part, session, start.title, start);
    for (const [, sent] of group) await checkEdit(part, session, pk, sent);
    await checkEdit(part, session, pk, start);
  });
  const start = { title: `  ${markedTitle(runner, '새 글자')} <b>&amp;  `, content: ' <p>새 글</p>\n ' };
  const pk = await writePost(runner, session, start.title, start);
  const { forum_title, forum_content } = (await readOwnPost(runner, session, pk)).post;
  const message = 'a new post differs from what was sent';
  runner.checkEqual([forum_title, forum_content], [start.title, start.content], 'stored', message, '/data/forum');
}
