import type { Notice } from './notices.ts';

/** Groups the parts with the same licence text. */
function groupByText(notices: readonly Notice[]): Map<string, Notice[]> {
  const groups = new Map<string, Notice[]>();
  for (const notice of notices) groups.set(notice.text, [...(groups.get(notice.text) ?? []), notice]);
  return groups;
}

const titleOf = ({ name, version }: Notice) => `${name} ${version}`.trim();
const rule = '='.repeat(80);

/**
 * Returns the content of licenses.txt: a list of all parts, and then the text of each licence once. It begins with a byte
 * order mark, so that a browser shows the Korean text correctly without a charset in the header (Encoding Standard).
 * @param notices the parts of the build
 */
export function licenseText(notices: readonly Notice[]): string {
  const sorted = notices.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const list = sorted.map((notice) => `- ${titleOf(notice)}: ${notice.license}`);
  const sections = [...groupByText(sorted)].map(
    ([text, group]) => `${rule}\n${group.map(titleOf).join('\n')}\n${rule}\n\n${text}\n`,
  );
  return [
    '\uFEFF오픈소스 라이선스 / Open source licences',
    '',
    '이 사이트에는 아래의 공개 소프트웨어, 글꼴, 자료가 들어 있습니다. 목록 다음에 라이선스 전문이 있습니다.',
    'This site contains the software, fonts and data below. The texts of their licences follow the list.',
    '',
    ...list,
    '',
    ...sections,
  ].join('\n');
}
