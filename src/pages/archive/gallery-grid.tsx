import { useState } from 'react';
import { LogoMark } from '#src/components/content/logo-mark.tsx';
import type { BoardItem } from '#src/features/boards/board-table.tsx';
import { isSameOriginUrl } from '#src/lib/browser/safe-url.ts';
import { formatDate } from '#src/lib/time/date.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import * as style from './gallery-grid.style.ts';

/** Renders the posts of the gallery as a grid of pictures. */
export function GalleryGrid({ items }: { items: readonly BoardItem[] }) {
  return (
    <ul className={style.grid}>
      {items.map(({ pk, target, imageUrl, title, date }) => (
        <li key={pk}>
          <AppLink target={target} className={style.card}>
            <Preview address={imageUrl} />
            <bdi className={style.title}>{title}</bdi>
            <span translate="no" className={style.date}>
              {formatDate(date)}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * Renders the picture of a post. The logo of the society replaces a picture that is missing, fails to load, or has
 * another origin, because that server would receive the visitor's IP address. The title beside the picture describes
 * it.
 */
function Preview({ address }: { address: string | null }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={style.picture}>
      {address && isSameOriginUrl(address) && !isBroken ? (
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a load error is not an interaction
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      ) : (
        <LogoMark size={56} />
      )}
    </span>
  );
}
