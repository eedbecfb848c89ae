import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

type AnchorLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state'> & {
  /** The id of an element on the same screen. */
  anchor: string;
};

/**
 * Renders a link to an element of the current screen. It keeps the query and the navigation state, so the sub-screen
 * stays.
 */
export function AnchorLink({ anchor, ...props }: AnchorLinkProps) {
  const { search, state } = useLocation();
  return <Link to={{ search, hash: `#${anchor}` }} state={state} preventScrollReset {...props} />;
}
