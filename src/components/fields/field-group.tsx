import { type ReactNode, useId } from 'react';
import { smallNote } from '#src/styles/shared.ts';
import { type CommonFieldProps, RequiredMark } from './field-elements.tsx';
import * as style from './fields.style.ts';

type FieldGroupProps = CommonFieldProps & {
  /** Renders the controls. @param describedBy the id of the error, if any, for their `aria-describedby` */
  children: (describedBy: string | undefined) => ReactNode;
  onBlur?: (() => void) | undefined;
};

/** Renders a field of several controls with a common label, description and error. */
export function FieldGroup({ label, description, errorMessage, isRequired, children, onBlur }: FieldGroupProps) {
  const id = useId();
  const [note, error] = [description && `${id}-note`, errorMessage && `${id}-error`];
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the handler only detects that the focus has left the controls
    <fieldset
      className={style.group}
      aria-describedby={[note, error].filter(Boolean).join(' ') || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend className={style.label}>
        {label}
        <RequiredMark isRequired={isRequired} />
      </legend>
      <div className={style.controls}>{children(error || undefined)}</div>
      {description && (
        <p id={note} className={smallNote}>
          {description}
        </p>
      )}
      {errorMessage && (
        <p id={error} className={style.error}>
          {errorMessage}
        </p>
      )}
    </fieldset>
  );
}
