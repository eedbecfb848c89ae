import { useEffect, useState } from 'react';
import * as style from './mark.style.ts';

const sprite = '/marks.svg';

/**
 * Whether the pictures of the marks are there. They are fetched once, when the first marks come near the window.
 * @param near whether they are wanted yet
 * @returns waiting, shown, or missing when the names have to do
 */
export function useSprite(near: boolean): 'waiting' | 'shown' | 'missing' {
  const [state, setState] = useState<'waiting' | 'shown' | 'missing'>('waiting');
  useEffect(() => {
    if (!near) return;
    // A picture says when it fails; `use` doesn't.
    const picture = new Image();
    picture.onload = () => setState('shown');
    picture.onerror = () => setState('missing');
    picture.src = sprite;
    return () => {
      picture.onload = null;
      picture.onerror = null;
    };
  }, [near]);
  return state;
}

/** The mark of a firm; its name in letters where the picture is missing. */
export function Mark({ id, name, sprite: state }: { id: string; name: string; sprite: ReturnType<typeof useSprite> }) {
  if (state === 'missing') return <span className={style.name}>{name}</span>;
  return (
    <svg className={style.picture} role="img" aria-label={name}>
      {state === 'shown' && <use href={`${sprite}#${id}`} />}
    </svg>
  );
}
