import { namedSchema } from '#verify/contract/document.ts';
import { droppedCharacters } from '#verify/requests/text-candidates.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { savePost } from '#verify/workflows/forum-requests.ts';
import { checkUnchanged, markedTitle, readOwnPost, writePost } from './own-posts.ts';

/** Texts that servers often change, with a label for messages. A form can send each of them as title and as content. */
const delicateTexts: Record<string, string> = {
  'one character': '가',
  'blanks at both ends': '  앞뒤  ',
  'a tab at both ends': '\t탭\t',
  'blanks of other kinds at both ends': '\u00a0빈칸\u3000',
  'several blanks in a row': 'a   b',
  'a character of every Unicode plane': 'é한漢😀𝒳𠮷𰻞\u{E0100}\u{F0000}\u{100000}',
  'joined and flag emoji': '👨‍👩‍👧 🇰🇷 👍🏽',
  'characters that many programs drop': `a${droppedCharacters}b`,
  'the digit zero': '0',
  'the word false': 'false',
  'a query of SQL': 'SELECT * FROM posts WHERE 1=1 UNION SELECT null',
  'a path': '../../etc/passwd',
  'invisible and right-to-left characters': 'a\u200bb\u2060c שלום مرحبا',
  'HTML tags': '<b>굵게</b> <script>alert(1)</script> <!-- x --> <a href="javascript:alert(1)" onclick="x">y</a>',
  'HTML entities': '&amp; &lt;b&gt; &#39; &nbsp; AT&T',
  quotes: `"겹" '홑' “둥근” ‘따옴표’ \`백틱\``,
  'a statement of SQL': `1'); DROP TABLE posts; -- "`,
  'backslashes and escapes': 'C:\\new\\table \\n \\u0041 \\\\ \\"',
  'placeholders of formats': '%s %d %00 %20 {0} {{x}} $1 #{x} :x',
  'signs of a query string': 'a+b=c&d=e;f?g#h/i',
  'a number with zeros': '0012.50',
  'a large number': '1e400',
  'the word null': 'null',
  'the word true': 'true',
  'the word undefined': 'undefined',
  JSON: '{"a":[1,null]}',
  'lines of a mail': 'From: a@b.example',
  'a line of hyphens': '--boundary--',
  'only signs': '!?…·',
};

/** Texts with line breaks, which only the content has. Browsers send each break as CR LF. */
const textsWithLines: Record<string, string> = {
  'empty lines': '첫째\n\n\n넷째',
  'line breaks at both ends': '\n\n가운데\n\n',
  'blanks at the ends of lines': '  첫 줄  \n\t둘째 줄\t',
};

/** The number of texts that are sent to one post. */
const textsPerPost = 7;

/** Returns all texts with their labels, in groups for one post each. */
function groupsOfTexts(): [label: string, text: string][][] {
  const texts = Object.entries({ ...delicateTexts, ...textsWithLines });
  return Array.from({ length: Math.ceil(texts.length / textsPerPost) }, (_, index) =>
    texts.slice(index * textsPerPost, (index + 1) * textsPerPost),
  );
}

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
    runner.checkEqual(
      nfc(post[`forum_${name}`]),
      nfc(sent[name]),
      'stored',
      `the ${name} is not stored as it was sent (${label})`,
      `/data/forum/forum_${name}`,
    );
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
  await runAtOnce(runner, groupsOfTexts(), async (part, group) => {
    const first = { title: markedTitle(part, `글자 ${group[0]?.[0]}`), content: '처음 내용' };
    const groupPk = await writePost(part, session, first.title, first);
    for (const [label, text] of group) {
      const sent = { title: label in textsWithLines ? first.title : text, content: text };
      await savePost(part, session, { pk: groupPk, ...sent });
      await checkStoredTexts(part, session, groupPk, sent, label);
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
    const long = character.repeat(limits.content + 1);
    await savePost(
      runner,
      session,
      { ...start, pk, title: long.slice(0, character.length * (limits.title + 1)) },
      'badRequest',
    );
    await savePost(runner, session, { ...start, pk, content: long }, 'badRequest');
    await checkUnchanged(runner, session, before, 'an edit with a text that is too long was stored');
  }
  // Each line break is sent as two characters and counts as one.
  const lines = { ...start, content: '\n가'.repeat(limits.content / 2) };
  await savePost(runner, session, { pk, ...lines });
  await checkStoredTexts(runner, session, pk, lines, 'the maximum length with many line breaks');
  await savePost(runner, session, { pk, ...start });
}
