import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ButtonWithReason } from '#src/components/buttons/button-with-reason.tsx';
import { announceError, focusField, useSiteFormContext } from '#src/forms/site-form-context.ts';

type ConfirmButtonProps = {
  /** The form field that the button belongs to. */
  name: string;
  isPending: boolean;
  /** Why the button is disabled, or undefined. The field error below the button shows the same reason. */
  disabledReason: string | undefined;
  /** Called if the field passes the rules of the form. Otherwise, the focus moves to the field. */
  onPress: () => void;
  children: ReactNode;
};

/** Renders the button beside a field that a request confirms. A press of the disabled button shows the field's error. */
export function ConfirmButton({ name, isPending, disabledReason, onPress, children }: ConfirmButtonProps) {
  const { id } = useSiteFormContext();
  const { trigger } = useFormContext();
  return (
    <ButtonWithReason
      type="button"
      isPending={isPending}
      disabledReason={disabledReason}
      isReasonShown={false}
      onDisabledPress={() => {
        void trigger(name);
        focusField(id, name);
      }}
      onPress={async () => {
        if (await trigger(name)) onPress();
        else focusField(id, name);
      }}
    >
      {children}
    </ButtonWithReason>
  );
}

/**
 * Announces why the server has refused the value of a field, because the focus is on the button.
 * @param problem the message; null if the value is not refused
 */
export function useAnnouncedProblem(label: string, problem: string | null): void {
  const { announcement } = useSiteFormContext();
  useEffect(
    () => (problem === null ? undefined : announceError(announcement, `${label}: ${problem}`)),
    [label, problem, announcement],
  );
}
