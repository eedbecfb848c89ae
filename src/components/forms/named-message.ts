/** What a field is called: its label, and the title of the repeated entry that it belongs to. */
export type FieldName = { label: string; entry: string | null };

const comparableText = (text: string) => text.replace(/[\s*.]/g, '');

/**
 * Makes a message understandable away from its field (WCAG 3.3.1): it gets the label of the field in front, unless the
 * message already contains the label, and the title of the entry, so that equal fields can be told apart.
 * @returns '학력정보 02 출신학교: 학교를 입력해 주세요.'
 */
export function namedMessage(name: FieldName | undefined, message: string): string {
  if (!name) return message;
  const label = comparableText(message).includes(comparableText(name.label))
    ? null
    : name.label.replace(/[*.]/g, '').trim();
  const entry =
    name.entry !== null && label !== null && comparableText(label).includes(comparableText(name.entry))
      ? null
      : name.entry;
  const names = [entry, label].filter((part) => part !== null);
  return names.length > 0 ? `${names.join(' ')}: ${message}` : message;
}
