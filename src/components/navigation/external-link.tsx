import { ExternalLink as ExternalLinkIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { base, variants } from '#src/components/buttons/button.style.ts';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { icon } from './external-link.style.ts';

type ExternalLinkProps = { href: string; className?: string; children: ReactNode };

/** A link that opens a new window, and says so to everybody (WCAG 3.2.5, technique G201). */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ExternalLinkIcon aria-hidden size={16} className={icon} />
      <VisuallyHidden> (새 창)</VisuallyHidden>
    </a>
  );
}

/** The same, as a button. @param variant as of `Button` */
export function ExternalLinkButton({
  variant = 'plain',
  ...props
}: Omit<ExternalLinkProps, 'className'> & { variant?: 'solid' | 'plain' }) {
  return <ExternalLink className={`${base} ${variants[variant]}`} {...props} />;
}
