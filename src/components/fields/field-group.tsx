import { type ReactNode, useId } from 'react';
import { type CommonFieldProps, RequiredMark } from './field-elements.tsx';
import * as style from './field-group.style.ts';
import * as text from './text-field.style.ts';

type FieldGroupProps = CommonFieldProps & {
  /** @param describedBy for the controls: the id of the error, where there is one */
  children: (describedBy: string | undefined) => ReactNode;
  onBlur?: (() => void) | undefined;
};

/** One field of several controls: its name, description and error hold for all of them. */
export function FieldGroup({ label, description, errorMessage, isRequired, children, onBlur }: FieldGroupProps) {
  const id = useId();
  const [note, error] = [description && `${id}-note`, errorMessage && `${id}-error`];
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: it only hears that the focus has left its controls
    <fieldset
      className={style.group}
      aria-describedby={[note, error].filter(Boolean).join(' ') || undefined}
      onBlur={(event) => {
        // A list that opens from one of the controls stands elsewhere in the page, and takes the focus there.
        const to = event.relatedTarget;
        const stays = event.currentTarget.contains(to) || to?.closest('[role=listbox]');
        if (!stays) onBlur?.();
      }}
    >
      <legend className={text.label}>
        {label}
        <RequiredMark isRequired={isRequired} />
      </legend>
      <div className={style.controls}>{children(error || undefined)}</div>
      {description && (
        <p id={note} className={text.description}>
          {description}
        </p>
      )}
      {errorMessage && (
        <p id={error} className={text.error}>
          {errorMessage}
        </p>
      )}
    </fieldset>
  );
}
