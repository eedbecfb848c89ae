import { namedSchema } from '#verify/contract/document.ts';
import { inGroupsOf } from '#verify/contract/json-values.ts';
import { validTextsByField } from '#verify/requests/field-values.ts';
import type { Violation } from '#verify/run/finding.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { forum } from '#verify/workflows/boards/board-requests.ts';
import { posts } from './post-requests.ts';

/** Texts with line breaks, which only the content has. Browsers send each break as CR LF, which counts as one character. */
const textsWithLines = [
  ...['첫째\n\n\n넷째', '\n\n가운데\n\n', '  첫 줄  \n\t둘째 줄\t'],
  '\n가'.repeat((namedSchema('SaveForumRequest').properties?.forum_content?.maxLength ?? 0) / 2),
];

const textsPerPost = 7;

/** Tells by the list which operation changes a title: the one that reads a post, or the one that has stored it. */
async function accuseByList(runner: Runner, pk: number, title: string): Promise<Pick<Violation, 'culprit'>> {
  const row = (await forum.read(runner, { row: 100 })).rows.find((one) => forum.pkOf(one) === pk);
  if (!row) return {};
  const isListed = String(row.forum_title).normalize('NFC') === title.normalize('NFC');
  return { culprit: isListed ? 'getInfoDetail' : 'saveForum' };
}

/** Checks that title and content are stored as they are sent. The server may normalize them to Unicode NFC. */
export async function checkPostTexts(runner: Runner, session: Session) {
  const texts = validTextsByField('saveForum');
  // A form sends each line break of a title as a space.
  const titles = texts.get('forum_title')?.filter((text) => !text.includes('\n')) ?? [];
  const contents = [...(texts.get('forum_content') ?? []), ...textsWithLines];
  const rows = Array.from({ length: Math.max(titles.length, contents.length) }, (_, index) => ({
    title: titles[index % titles.length] ?? '',
    content: contents[index % contents.length] ?? '',
  }));
  const groups = inGroupsOf(textsPerPost, rows);
  const checkStored = async (part: Runner, pk: number, sent: { title: string; content: string }) => {
    const { post } = await posts.read(part, session, pk);
    const read = part.lastChecked();
    for (const name of ['title', 'content'] as const) {
      const field = forum.field(name);
      const [stored, expected] = [String(post[field]), sent[name]].map((text) => text.normalize('NFC'));
      const message = `the ${name} is not stored as it was sent (request: ${JSON.stringify(sent[name].slice(0, 40))})`;
      const about = name === 'title' && stored !== expected ? await accuseByList(part, pk, sent.title) : {};
      part.checked = read;
      part.checkEqual(stored, expected, 'stored', message, `/data/forum/${field}`, about);
    }
  };
  await runner.runAtOnce([...groups.entries()], async (part, [number, group]) => {
    const start = { title: `  ${posts.title(part, `글자 ${number}`)} <b>&amp;  `, content: ' <p>새 글</p>\n ' };
    const pk = await posts.write(part, session, start.title, start);
    await checkStored(part, pk, start);
    for (const sent of [...group, start]) {
      await posts.save(part, session, { pk, ...sent });
      await checkStored(part, pk, sent);
    }
  });
}
