import { daysInMonth } from '#src/lib/time/calendar.ts';
import { FieldGroup } from './field-group.tsx';
import type { FieldText } from './field-parts.tsx';
import { Select } from './select.tsx';

/** A day in three texts, as the contract has it; a part that is not chosen is empty. */
export type DateParts = { year: string; month: string; day: string };

type DateSelectsProps = FieldText & {
  value: DateParts;
  onChange: (value: DateParts) => void;
  /** The years to choose from, in their order. */
  years: readonly number[];
  /** A birth date is one that the browser may fill in (WCAG 1.3.5). */
  isBirthDate?: boolean;
  isDisabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
};

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const options = (numbers: readonly number[], unit: string) =>
  numbers.map((number) => ({ key: String(number), text: `${number}${unit}` }));

/** '03' and '3' are the same month. */
const plain = (part: string) => (/^\d+$/.test(part) ? String(Number(part)) : part);

/** A date as year, month and day. The days are those of the month; a day that a change makes impossible is taken back. */
export function DateSelects({ value, onChange, years, isBirthDate, isDisabled, onBlur, ...text }: DateSelectsProps) {
  const change = (part: Partial<DateParts>) => {
    const next = { year: plain(value.year), month: plain(value.month), day: plain(value.day), ...part };
    onChange(Number(next.day) > daysInMonth(next.year, next.month) ? { ...next, day: '' } : next);
  };
  const parts = [
    { key: 'year', name: '년도', choices: options(years, '년'), fill: 'bday-year' },
    { key: 'month', name: '월', choices: options(upTo(12), '월'), fill: 'bday-month' },
    { key: 'day', name: '일', choices: options(upTo(daysInMonth(value.year, value.month)), '일'), fill: 'bday-day' },
  ] as const;
  return (
    <FieldGroup {...text} onBlur={onBlur}>
      {() =>
        parts.map(({ key, name, choices, fill }) => (
          <Select
            key={key}
            label={`${text.label} ${name}`}
            hideLabel
            placeholder={name}
            options={choices}
            selected={plain(value[key])}
            onSelect={(chosen) => change({ [key]: chosen })}
            isDisabled={isDisabled}
            isRequired={text.isRequired}
            isInvalid={text.errorMessage !== undefined}
            autoComplete={isBirthDate ? fill : undefined}
          />
        ))
      }
    </FieldGroup>
  );
}
