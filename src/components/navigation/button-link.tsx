import type { ComponentProps } from 'react';
import { base, variants } from '#src/components/buttons/button.style.ts';
import { AppLink } from '#src/navigation/site-link.tsx';

/** Renders a link in the style of a button. @param variant as in `Button` */
export function ButtonLink({
  variant = 'plain',
  ...props
}: Omit<ComponentProps<typeof AppLink>, 'className'> & { variant?: 'solid' | 'plain' | 'quiet' }) {
  return <AppLink className={`${base} ${variants[variant]}`} {...props} />;
}
