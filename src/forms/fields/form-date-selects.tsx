import type { ComponentProps } from 'react';
import { DateSelects } from '#src/components/fields/date-selects.tsx';
import { useFormField } from './form-field.tsx';

type FormDateSelectsProps = Omit<
  ComponentProps<typeof DateSelects>,
  'value' | 'onChange' | 'onBlur' | 'errorMessage'
> & {
  /** The names of the three values in the form. */
  names: { year: string; month: string; day: string };
};

/** Renders a date in a form that has year, month and day as three strings. */
export function FormDateSelects({ names, ...props }: FormDateSelectsProps) {
  const year = useFormField(names.year, props.label);
  const month = useFormField(names.month, props.label);
  const day = useFormField(names.day, props.label);
  const parts = { year, month, day };
  return (
    <div id={year.id} data-field={`${names.year} ${names.month} ${names.day}`}>
      <DateSelects
        {...props}
        value={{ year: String(year.value), month: String(month.value), day: String(day.value) }}
        onChange={(date) => {
          for (const part of ['year', 'month', 'day'] as const) {
            if (date[part] !== parts[part].value) parts[part].onChange(date[part]);
          }
        }}
        onBlur={() => {
          for (const part of Object.values(parts)) part.onBlur();
        }}
        errorMessage={year.errorMessage ?? month.errorMessage ?? day.errorMessage}
      />
    </div>
  );
}
