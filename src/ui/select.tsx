import { ChevronDown } from 'lucide-react';
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select';
import * as style from './select.style';

type SelectProps<Key extends string> = {
  label: string;
  /** Where the label is clear from what stands around it, it is kept for screen readers alone. */
  hideLabel?: boolean;
  options: readonly { key: Key; text: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
};

/** A drop-down of a few fixed choices (WAI-ARIA APG, listbox). */
export function Select<Key extends string>({ label, hideLabel, options, selected, onSelect }: SelectProps<Key>) {
  const choose = (key: unknown) => {
    const option = options.find((candidate) => candidate.key === key);
    if (option) onSelect(option.key);
  };
  return (
    <AriaSelect className={style.select} value={selected} onChange={choose} aria-label={hideLabel ? label : undefined}>
      {!hideLabel && <Label className={style.label}>{label}</Label>}
      <Button className={style.button}>
        <SelectValue />
        <ChevronDown aria-hidden size={18} />
      </Button>
      <Popover className={style.popover}>
        <ListBox items={options} className={style.list}>
          {(option) => (
            <ListBoxItem id={option.key} className={style.item}>
              {option.text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
