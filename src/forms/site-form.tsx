import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { type FieldValues, FormProvider, useWatch } from 'react-hook-form';
import { ButtonWithReason } from '#src/components/buttons/button-with-reason.tsx';
import { useImeComposition } from '#src/components/fields/use-ime-composition.ts';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { useEarlyInput } from '#src/lib/hooks/use-early-input.ts';
import { dangerBox, fieldStack, formActions } from '#src/styles/shared.ts';
import { DraftOffer, DraftState } from './draft-notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { followFilledIn } from './filled-without-events.ts';
import { trackPointerPresses } from './pointer-press.ts';
import * as style from './site-form.style.ts';
import { type SiteFormContext, type SiteFormModel, SiteFormProvider, useSiteFormContext } from './site-form-context.ts';

type SiteFormProps<Values extends FieldValues> = {
  form: SiteFormModel<Values>;
  /** The label of the submit button. */
  submitText: string;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
  /** The accessible name of a form without a heading. */
  label?: string;
  children: ReactNode;
};

/**
 * Renders a form: offered draft, error summary, explanation of the required mark (*), fields, error of the last attempt, and submit button. Enter during an
 * IME composition does not send the form.
 */
export function SiteForm<Values extends FieldValues>({
  form,
  submitText,
  actions,
  label,
  children,
}: SiteFormProps<Values>) {
  const { context, rhf } = form;
  const imeComposition = useImeComposition();
  useEffect(trackPointerPresses, []);
  const element = useRef<HTMLFormElement>(null);
  useEarlyInput(element);
  useEffect(() => (element.current ? followFilledIn(element.current) : undefined), []);
  return (
    <FormProvider {...rhf}>
      <SiteFormProvider value={context}>
        <form
          ref={element}
          id={context.id}
          aria-label={label}
          className={fieldStack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // In React, the event of a form in a portal bubbles to the form that contains the portal.
            event.stopPropagation();
            if (!imeComposition.isComposing()) context.submit();
          }}
          {...imeComposition.handlers}
        >
          {context.draft && <DraftOffer draft={context.draft} />}
          <ErrorSummary />
          <p className={style.requiredNote}>*필수 입력 값</p>
          {children}
          <div role="alert">{context.failure && <p className={dangerBox}>{context.failure}</p>}</div>
          <div className={formActions}>
            {actions}
            <FormSubmitButton text={submitText} />
          </div>
          {context.draft && <DraftState draft={context.draft} />}
          <FormAnnouncement context={context} />
        </form>
      </SiteFormProvider>
    </FormProvider>
  );
}

/** A separate component, because it renders after each change of a value and the other fields must not. */
function FormSubmitButton({ text }: { text: string }) {
  const { isSending, disabledReason, isReasonShown, names } = useSiteFormContext();
  const values = useWatch();
  // The reason contains labels of fields, which register after they are mounted.
  useSyncExternalStore(names.subscribe, names.get, names.get);
  return (
    <ButtonWithReason
      type="submit"
      isPending={isSending}
      disabledReason={disabledReason(values)}
      isReasonShown={isReasonShown}
    >
      {text}
    </ButtonWithReason>
  );
}

const noAnnouncement = () => '';

function FormAnnouncement({ context }: { context: SiteFormContext }) {
  const announcement = useSyncExternalStore(context.announcement.subscribe, context.announcement.get, noAnnouncement);
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  );
}
