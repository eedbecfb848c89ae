import { useLocation } from 'react-router-dom';
import { SiteLink, type SiteLinkProps } from '#src/navigation/site-link.tsx';

type AnchorLinkProps = Omit<SiteLinkProps, 'to' | 'state'> & {
  /** The id of an element on the same screen. */
  anchor: string;
};

/**
 * Renders a link to an element of the current screen. It keeps the query and the navigation state, so the sub-screen
 * stays.
 */
export function AnchorLink({ anchor, ...props }: AnchorLinkProps) {
  const { search, state } = useLocation();
  return <SiteLink to={{ search, hash: `#${anchor}` }} state={state} {...props} />;
}
