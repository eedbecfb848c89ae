import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import * as style from './choice.style.ts';
import { type CommonFieldProps, FieldLabel, FieldMessages } from './field-elements.tsx';

type RadioGroupProps<Key extends string> = CommonFieldProps & {
  options: readonly { key: Key; text: string; isDisabled?: boolean }[];
  /** Null, or a key that is no option, where nothing is chosen yet. */
  value: Key | null;
  onChange: (key: Key) => void;
  /** horizontal: side by side as far as the width allows. */
  orientation?: 'horizontal' | 'vertical';
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/** One of a few choices, all of them to be seen; arrows move between them. */
export function RadioGroup<Key extends string>(props: RadioGroupProps<Key>) {
  const { options, onChange, orientation = 'horizontal', label, description, errorMessage, isRequired } = props;
  const selectOption = (key: string) => {
    const option = options.find((candidate) => candidate.key === key);
    if (option) onChange(option.key);
  };
  return (
    <AriaRadioGroup
      className={style.group}
      // A value that no option has would leave the group without a stop of Tab.
      value={options.some(({ key }) => key === props.value) ? props.value : null}
      onChange={selectOption}
      orientation={orientation}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      name={props.name ?? ''}
      onBlur={() => props.onBlur?.()}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <div className={style.options} data-orientation={orientation}>
        {options.map(({ key, text, isDisabled = false }) => (
          <Radio key={key} value={key} isDisabled={isDisabled} className={style.choice}>
            <span aria-hidden className={style.dot} />
            {text}
          </Radio>
        ))}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
