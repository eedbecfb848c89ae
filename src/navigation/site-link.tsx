import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import type { Target } from './target.ts';

/**
 * The properties of a link inside the site: those of an `a` element, its target, its navigation state, and whether it
 * replaces the history entry.
 */
export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To; state?: unknown; replace?: boolean };

/**
 * Renders a link inside the site. React Router's own `Link` would add its code for the prefetching of data, which the site
 * does not use.
 */
export function SiteLink({ to, state, replace, onClick, ...props }: SiteLinkProps) {
  const handleClick = useLinkClickHandler(to, { state, replace, target: props.target });
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) handleClick(event);
      }}
    />
  );
}

type AppLinkProps = Omit<SiteLinkProps, 'to' | 'state' | 'target'> & { target: Target };

/** Renders a link to a screen. Its `href` serves new tabs and copying; a plain click also passes the navigation state. */
export function AppLink({ target, ...props }: AppLinkProps) {
  return <SiteLink to={target.to} state={target.state} {...props} />;
}
