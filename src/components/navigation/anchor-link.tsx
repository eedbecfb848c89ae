import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';

type AnchorLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state'> & {
  /** The id of a place on the same screen. */
  anchor: string;
};

/** A link to a place on the screen that is shown. The sub-screen stays, in the address and in the navigation state. */
export function AnchorLink({ anchor, ...props }: AnchorLinkProps) {
  const { search, state } = useLocation();
  return <Link to={{ search, hash: `#${anchor}` }} state={state} preventScrollReset {...props} />;
}
