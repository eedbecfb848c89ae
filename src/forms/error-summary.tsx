import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useFormState } from 'react-hook-form';
import * as style from './error-summary.style.ts';
import { listErrors, namedMessage } from './form-rules.ts';
import { fieldId, focusField, type SubmitAttempt, useSiteFormContext } from './site-form-context.ts';

/** Returns the position of a field on the page. A path inside a field has the position of the field. */
function fieldIndex(path: string, order: SubmitAttempt['order']): number {
  const index = order.findIndex((names) => names.some((name) => path === name || path.startsWith(`${name}.`)));
  return index < 0 ? order.length : index;
}

/**
 * Renders the list of errors after an attempt to send the form, and takes the focus. Each error is a link to its field
 * and contains the label of the field (WCAG 3.3.1). A corrected field is removed from the list.
 */
export function ErrorSummary() {
  const { id: formId, attempt, names } = useSiteFormContext();
  const fieldNames = useSyncExternalStore(names.subscribe, names.get, names.get);
  const { errors } = useFormState();
  const summary = useRef<HTMLElement>(null);
  const isShown = attempt !== null && Object.keys(errors).length > 0;
  useEffect(() => {
    if (attempt && isShown) summary.current?.focus();
  }, [attempt, isShown]);

  const order = attempt?.order ?? [];
  const listedErrors = listErrors(errors)
    .map(({ path, message }) => ({ index: fieldIndex(path, order), message }))
    .sort((one, other) => one.index - other.index)
    // The values of one field can have the same error.
    .filter(({ index, message }, position, all) => {
      const previous = all[position - 1];
      return index !== previous?.index || message !== previous.message;
    });
  if (listedErrors.length === 0 || !attempt) return null;
  const heading = `${formId}-summary`;
  return (
    <section ref={summary} tabIndex={-1} aria-labelledby={heading} className={style.box}>
      <h2 id={heading} className={style.heading}>
        {`입력 내용을 확인해 주세요. (${listedErrors.length}건)`}
      </h2>
      <ul className={style.list}>
        {listedErrors.map(({ index, message }) => {
          const name = order[index]?.[0];
          const key = `${index} ${message}`;
          if (name === undefined) return <li key={key}>{message}</li>;
          const id = fieldId(formId, name);
          return (
            <li key={key}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(formId, name);
                }}
              >
                {namedMessage(fieldNames[name], message)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
