import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useFormState } from 'react-hook-form';
import { listErrors } from '#src/lib/forms/form-rules.ts';
import * as style from './error-summary.style.ts';
import { namedMessage } from './named-message.ts';
import { fieldId, focusField, type SubmitAttempt, useSiteFormContext } from './site-form-context.ts';

/** The place of a path among the fields of the page; a part of a field stands with its field. */
function placeOf(path: string, order: SubmitAttempt['order']): number {
  const place = order.findIndex((names) => names.some((name) => path === name || path.startsWith(`${name}.`)));
  return place < 0 ? order.length : place;
}

/**
 * What is wrong with the form, after an attempt to send it: it takes the focus, and each line leads to its field
 * (WCAG 3.3.1) and names it. A line goes when its field is put right.
 */
export function ErrorSummary() {
  const { id: formId, attempt, names } = useSiteFormContext();
  const known = useSyncExternalStore(names.subscribe, names.get, names.get);
  const { errors } = useFormState();
  const box = useRef<HTMLElement>(null);
  const number = attempt?.number;
  const isShown = attempt !== null && Object.keys(errors).length > 0;
  useEffect(() => {
    if (number !== undefined && isShown) box.current?.focus();
  }, [number, isShown]);

  const order = attempt?.order ?? [];
  const found = listErrors(errors)
    .map(({ path, message }) => ({ place: placeOf(path, order), message }))
    .sort((one, other) => one.place - other.place)
    // A field of several values says the same of each.
    .filter(({ place, message }, index, all) => place !== all[index - 1]?.place || message !== all[index - 1]?.message);
  if (found.length === 0 || !attempt) return null;
  const heading = `${formId}-summary`;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={heading} className={style.box}>
      <h2 id={heading} className={style.heading}>
        입력 내용을 확인해 주세요. ({found.length}건)
      </h2>
      <ul className={style.list}>
        {found.map(({ place, message }) => {
          const name = order[place]?.[0];
          const key = `${place} ${message}`;
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
                {namedMessage(known[name], message)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
