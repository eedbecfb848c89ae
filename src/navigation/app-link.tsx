import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { Target } from './target.ts';

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'target'> & { target: Target };

/** A link inside the site: a real `href` for new tabs and copying, with the navigation state on a plain click. */
export function AppLink({ target, ...props }: AppLinkProps) {
  return <Link to={target.to} state={target.state} {...props} />;
}
