/** Returns the purposes of the fields of the form for autofill (WCAG 1.3.5), in page order. */
export const autofillPurposes = (): (string | null)[] =>
  [...document.querySelectorAll('main form [autocomplete]:not([autocomplete=off])')].map((field) =>
    field.getAttribute('autocomplete'),
  );
