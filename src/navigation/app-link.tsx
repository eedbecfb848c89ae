import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Target } from './target.ts';

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'target'> & { target: Target };

/** Renders a link inside the site. Its `href` serves new tabs and copying; a plain click also passes the navigation state. */
export function AppLink({ target, ...props }: AppLinkProps) {
  return <Link to={target.to} state={target.state} {...props} />;
}
