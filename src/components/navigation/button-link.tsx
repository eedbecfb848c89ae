import type { ComponentProps } from 'react';
import { base, looks } from '#src/components/buttons/button.style.ts';
import { AppLink } from '#src/navigation/app-link.tsx';

/** A link that looks like a button: it leads somewhere, and a button does something. @param look as of `Button` */
export function ButtonLink({
  look = 'plain',
  ...props
}: Omit<ComponentProps<typeof AppLink>, 'className'> & { look?: 'solid' | 'plain' | 'quiet' }) {
  return <AppLink className={`${base} ${looks[look]}`} {...props} />;
}
