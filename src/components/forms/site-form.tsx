import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { type FieldValues, FormProvider, useWatch } from 'react-hook-form';
import { useComposition } from '#src/components/fields/use-composition.ts';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { DraftOffer, DraftState } from './draft-notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { type FormShell, FormShellProvider, type SiteFormModel, useFormShell } from './form-shell.ts';
import { watchPresses } from './press-watch.ts';
import * as style from './site-form.style.ts';
import { SubmitButton } from './submit-button.tsx';
import { useEarlyTyping } from './use-early-typing.ts';

type SiteFormProps<Values extends FieldValues> = {
  form: SiteFormModel<Values>;
  /** The words of the button that sends the form. */
  submitText: string;
  /** What stands beside that button. */
  actions?: ReactNode;
  /** What the form is called, where no heading above it says so. */
  label?: string;
  children: ReactNode;
};

/**
 * A form: offer of a draft, summary of errors, its fields, what went wrong, and its button. Enter in a Korean
 * composition ends the composition and sends nothing.
 */
export function SiteForm<Values extends FieldValues>({
  form,
  submitText,
  actions,
  label,
  children,
}: SiteFormProps<Values>) {
  const { shell, rhf } = form;
  const composition = useComposition();
  const place = useRef<HTMLFormElement>(null);
  useEarlyTyping(place, rhf);
  useEffect(watchPresses, []);
  return (
    <FormProvider {...rhf}>
      <FormShellProvider value={shell}>
        <form
          ref={place}
          id={shell.id}
          aria-label={label}
          className={style.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A form inside of another's portal bubbles to it in React.
            event.stopPropagation();
            if (!composition.isOn()) shell.submit();
          }}
          {...composition.handlers}
        >
          {shell.draft && <DraftOffer draft={shell.draft} />}
          <ErrorSummary />
          {children}
          <div role="alert">{shell.failure && <p className={style.failure}>{shell.failure}</p>}</div>
          <div className={style.actions}>
            {actions}
            <Submit text={submitText} />
          </div>
          {shell.draft && <DraftState draft={shell.draft} />}
          <Said shell={shell} />
        </form>
      </FormShellProvider>
    </FormProvider>
  );
}

/** The button alone looks at all values: a form of a hundred fields renders one of them when a key is pressed. */
function Submit({ text }: { text: string }) {
  const { isSending, blockedBy, isReasonShown, names, submit } = useFormShell();
  const values = useWatch();
  // The reason contains the names of fields, which are known once these are on the page.
  useSyncExternalStore(names.subscribe, names.get, names.get);
  return (
    <SubmitButton
      isPending={isSending}
      blockedBy={blockedBy(values)}
      onBlockedPress={submit}
      isReasonShown={isReasonShown}
    >
      {text}
    </SubmitButton>
  );
}

const nothing = () => '';

function Said({ shell }: { shell: FormShell }) {
  const said = useSyncExternalStore(shell.said.subscribe, shell.said.get, nothing);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
