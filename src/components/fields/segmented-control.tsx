import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { stack } from '#src/styles/shared.ts';
import { createKeyHandler } from './create-key-handler.ts';
import * as style from './segmented-control.style.ts';

type SegmentedControlProps<Key extends string> = {
  label: string;
  options: readonly { key: Key; text: string; icon?: ReactNode }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** segments: one bar of short texts. tiles: a box for each option, with its icon above the text. */
  variant?: keyof typeof style.variants;
  isDisabled?: boolean;
};

/** Renders a choice of a few options side by side (WAI-ARIA APG, radio group). */
export function SegmentedControl<Key extends string>({
  label,
  options,
  selected,
  onSelect,
  variant = 'segments',
  isDisabled = false,
}: SegmentedControlProps<Key>) {
  const { row, option } = style.variants[variant];
  return (
    <RadioGroup
      className={stack}
      value={selected}
      onChange={createKeyHandler(options, onSelect)}
      orientation="horizontal"
      isDisabled={isDisabled}
    >
      <Label className={style.label}>{label}</Label>
      <div className={row}>
        {options.map(({ key, text, icon }) => (
          <Radio key={key} value={key} className={option}>
            {icon}
            {text}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
