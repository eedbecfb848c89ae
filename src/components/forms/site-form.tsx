import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { type FieldValues, FormProvider, useWatch } from 'react-hook-form';
import { useComposition } from '#src/components/fields/use-composition.ts';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { DraftOffer, DraftState } from './draft-notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { trackPointerPresses } from './pointer-press.ts';
import * as style from './site-form.style.ts';
import { type SiteFormContext, type SiteFormModel, SiteFormProvider, useSiteFormContext } from './site-form-context.ts';
import { SubmitButton } from './submit-button.tsx';
import { usePreHydrationInput } from './use-pre-hydration-input.ts';

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
  const { context, rhf } = form;
  const composition = useComposition();
  const place = useRef<HTMLFormElement>(null);
  usePreHydrationInput(place, rhf);
  useEffect(trackPointerPresses, []);
  return (
    <FormProvider {...rhf}>
      <SiteFormProvider value={context}>
        <form
          ref={place}
          id={context.id}
          aria-label={label}
          className={style.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A form inside of another's portal bubbles to it in React.
            event.stopPropagation();
            if (!composition.isOn()) context.submit();
          }}
          {...composition.handlers}
        >
          {context.draft && <DraftOffer draft={context.draft} />}
          <ErrorSummary />
          {children}
          <div role="alert">{context.failure && <p className={style.failure}>{context.failure}</p>}</div>
          <div className={style.actions}>
            {actions}
            <Submit text={submitText} />
          </div>
          {context.draft && <DraftState draft={context.draft} />}
          <Said context={context} />
        </form>
      </SiteFormProvider>
    </FormProvider>
  );
}

/** The button alone looks at all values: a form of a hundred fields renders one of them when a key is pressed. */
function Submit({ text }: { text: string }) {
  const { isSending, disabledReason, isReasonShown, names, submit } = useSiteFormContext();
  const values = useWatch();
  // The reason contains the names of fields, which are known once these are on the page.
  useSyncExternalStore(names.subscribe, names.get, names.get);
  return (
    <SubmitButton
      isPending={isSending}
      disabledReason={disabledReason(values)}
      onDisabledPress={submit}
      isReasonShown={isReasonShown}
    >
      {text}
    </SubmitButton>
  );
}

const nothing = () => '';

function Said({ context }: { context: SiteFormContext }) {
  const said = useSyncExternalStore(context.announcement.subscribe, context.announcement.get, nothing);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
