import type { ComponentProps } from 'react';
import { base, variants } from '#src/components/buttons/button.style.ts';
import { AppLink } from '#src/navigation/app-link.tsx';

/** A link that looks like a button: it leads somewhere, and a button does something. @param variant as of `Button` */
export function ButtonLink({
  variant = 'plain',
  ...props
}: Omit<ComponentProps<typeof AppLink>, 'className'> & { variant?: 'solid' | 'plain' | 'quiet' }) {
  return <AppLink className={`${base} ${variants[variant]}`} {...props} />;
}
