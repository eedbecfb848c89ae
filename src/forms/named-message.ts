/** The label of a field, and the title of its repeated entry, if any. */
export type FieldName = { label: string; entry: string | null };

const comparableText = (text: string) => text.replace(/[\s*.]/g, '');

/**
 * Adds the label of the field and the title of its entry to an error message, so that it is clear away from the field
 * (WCAG 3.3.1). A label that the message already contains is not repeated.
 * @returns for example '학력정보 02 출신학교: 학교를 입력해 주세요.'
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
