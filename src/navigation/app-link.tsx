import { SiteLink, type SiteLinkProps } from './site-link.tsx';
import type { Target } from './target.ts';

type AppLinkProps = Omit<SiteLinkProps, 'to' | 'state' | 'target'> & { target: Target };

/** Renders a link inside the site. Its `href` serves new tabs and copying; a plain click also passes the navigation state. */
export function AppLink({ target, ...props }: AppLinkProps) {
  return <SiteLink to={target.to} state={target.state} {...props} />;
}
