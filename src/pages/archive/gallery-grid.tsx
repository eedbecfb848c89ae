import { useState } from 'react';
import { LogoMark } from '#src/components/content/logo-mark.tsx';
import type { BoardItem } from '#src/features/boards/board-table.tsx';
import { isSameOriginUrl } from '#src/lib/browser/safe-url.ts';
import { formatDate } from '#src/lib/time/date.ts';
import { AppLink } from '#src/navigation/app-link.tsx';
import * as style from './gallery-grid.style.ts';

/** The posts of the gallery as a grid of pictures. */
export function GalleryGrid({ items }: { items: readonly BoardItem[] }) {
  return (
    <ul className={style.grid}>
      {items.map(({ pk, target, imageUrl, title, date }) => (
        <li key={pk}>
          <AppLink target={target} className={style.card}>
            <Preview address={imageUrl} />
            <bdi className={style.title}>{title}</bdi>
            <span className={style.date}>{formatDate(date)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * A post's picture; the society's mark where it has none, where it doesn't come, or where it is of another origin, which
 * would learn who looks at the gallery. The title beside it says what it shows.
 */
function Preview({ address }: { address: string | null }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={style.picture}>
      {address && isSameOriginUrl(address) && !isBroken ? (
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a failure to load is no interaction
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      ) : (
        <LogoMark size={56} />
      )}
    </span>
  );
}
