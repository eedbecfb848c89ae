import { daysInMonth } from '#src/lib/time/calendar.ts';
import type { CommonFieldProps } from './field-elements.tsx';
import { FieldGroup } from './field-group.tsx';
import { Select } from './select.tsx';

/** A date in three strings, as in the contract. A part without a selection is empty. */
export type DateParts = { year: string; month: string; day: string };

type DateSelectsProps = CommonFieldProps & {
  value: DateParts;
  onChange: (value: DateParts) => void;
  /** The options for the year, in display order. */
  years: readonly number[];
  isDisabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
};

const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const numberOptions = (numbers: readonly number[], unit: string) =>
  numbers.map((number) => ({ key: String(number), text: `${number}${unit}` }));

/** Returns '3' for '03', so that both select the same option. */
const withoutLeadingZero = (part: string) => (/^\d+$/.test(part) ? String(Number(part)) : part);

/**
 * Renders selects for the year, month and day of a birth date, which the browser can fill in (WCAG 1.3.5). The list of days
 * depends on the month. A day that the new month does not have is cleared.
 */
export function DateSelects({ value, onChange, years, isDisabled, onBlur, ...text }: DateSelectsProps) {
  const changePart = (part: Partial<DateParts>) => {
    const next = {
      year: withoutLeadingZero(value.year),
      month: withoutLeadingZero(value.month),
      day: withoutLeadingZero(value.day),
      ...part,
    };
    onChange(Number(next.day) > daysInMonth(next.year, next.month) ? { ...next, day: '' } : next);
  };
  const parts = [
    { key: 'year', name: '년도', choices: numberOptions(years, '년'), autoComplete: 'bday-year' },
    { key: 'month', name: '월', choices: numberOptions(oneTo(12), '월'), autoComplete: 'bday-month' },
    {
      key: 'day',
      name: '일',
      choices: numberOptions(oneTo(daysInMonth(value.year, value.month)), '일'),
      autoComplete: 'bday-day',
    },
  ] as const;
  return (
    <FieldGroup {...text} onBlur={onBlur}>
      {() =>
        parts.map(({ key, name, choices, autoComplete }) => (
          <Select
            key={key}
            label={`${text.label} ${name}`}
            isLabelHidden
            placeholder={name}
            options={choices}
            selected={withoutLeadingZero(value[key])}
            onSelect={(chosen) => changePart({ [key]: chosen })}
            isDisabled={isDisabled}
            isRequired={text.isRequired}
            isInvalid={text.errorMessage !== undefined}
            autoComplete={autoComplete}
          />
        ))
      }
    </FieldGroup>
  );
}
