import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import * as style from './segmented-control.style.ts';

type SegmentedChoiceProps<Key extends string> = {
  label: string;
  options: readonly { key: Key; text: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
};

/** One of a few short choices side by side, all in view (WAI-ARIA APG, radio group). */
export function SegmentedControl<Key extends string>({
  label,
  options,
  selected,
  onSelect,
}: SegmentedChoiceProps<Key>) {
  const choose = (value: string) => {
    const option = options.find(({ key }) => key === value);
    if (option) onSelect(option.key);
  };
  return (
    <RadioGroup className={style.group} value={selected} onChange={choose} orientation="horizontal">
      <Label className={style.label}>{label}</Label>
      <div className={style.row}>
        {options.map(({ key, text }) => (
          <Radio key={key} value={key} className={style.segment}>
            {text}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
