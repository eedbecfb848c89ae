import { useEffect, useState } from 'react';
import * as style from './partners.style.ts';

const sprite = '/marks.svg';

/**
 * Loads the sprite of all logos once, when the first logos come into view.
 * @param isNear whether logos are near the viewport
 * @returns waiting, shown, or missing if the sprite failed to load and the names have to replace it
 */
export function useSprite(isNear: boolean): 'waiting' | 'shown' | 'missing' {
  const [state, setState] = useState<'waiting' | 'shown' | 'missing'>('waiting');
  useEffect(() => {
    if (!isNear) return;
    // An Image fires an error event, and an SVG `use` element does not.
    const picture = new Image();
    picture.onload = () => setState('shown');
    picture.onerror = () => setState('missing');
    picture.src = sprite;
    return () => {
      picture.onload = null;
      picture.onerror = null;
    };
  }, [isNear]);
  return state;
}

/** Renders the logo of a company, or its name if the sprite is missing. */
export function Mark({ id, name, sprite: state }: { id: string; name: string; sprite: ReturnType<typeof useSprite> }) {
  if (state === 'missing') return <span className={style.name}>{name}</span>;
  return (
    <svg className={style.picture} role="img" aria-label={name}>
      {state === 'shown' && <use href={`${sprite}#${id}`} />}
    </svg>
  );
}
