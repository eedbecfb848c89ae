import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import { stack } from '#src/styles/shared.ts';
import * as style from './choice.style.ts';
import { createKeyHandler } from './create-key-handler.ts';
import { type CommonFieldProps, FieldLabel, FieldMessages } from './field-elements.tsx';

type RadioGroupProps<Key extends string> = CommonFieldProps & {
  options: readonly { key: Key; text: string; isDisabled?: boolean }[];
  /** The selected key. Null or an unknown key means no selection. */
  value: Key | null;
  onChange: (key: Key) => void;
  /** horizontal: in rows, as far as the width allows. */
  orientation?: 'horizontal' | 'vertical';
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/** Renders radio buttons (WAI-ARIA APG, radio group). */
export function RadioGroup<Key extends string>(props: RadioGroupProps<Key>) {
  const { options, onChange, orientation = 'horizontal', label, description, errorMessage, isRequired } = props;
  return (
    <AriaRadioGroup
      className={stack}
      // With an unknown value, the Tab key would skip the group.
      value={options.some(({ key }) => key === props.value) ? props.value : null}
      onChange={createKeyHandler(options, onChange)}
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
