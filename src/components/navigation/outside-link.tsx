import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { base, looks } from '#src/components/buttons/button.style.ts';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { icon } from './outside-link.style.ts';

type OutsideLinkProps = { href: string; className?: string; children: ReactNode };

/** A link that opens a new window, and says so to everybody (WCAG 3.2.5, technique G201). */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ExternalLink aria-hidden size={16} className={icon} />
      <VisuallyHidden> (새 창)</VisuallyHidden>
    </a>
  );
}

/** The same, as a button. @param look as of `Button` */
export function OutsideButton({
  look = 'plain',
  ...props
}: Omit<OutsideLinkProps, 'className'> & { look?: 'solid' | 'plain' }) {
  return <OutsideLink className={`${base} ${looks[look]}`} {...props} />;
}
