import { type ReactNode, useEffect, useRef, useState } from 'react';
import { directions } from '#src/content/directions.ts';
import { society } from '#src/content/society.ts';
import { embedFrame, isOfFrame } from '#src/lib/browser/embed.ts';
import * as style from './map-frame.style.ts';

const { latitude, longitude, level } = directions.mapPosition;

/** The frame's address and cell, when the page is in a browser. */
const serviceFrame = () =>
  embedFrame('map', window.location.origin, {
    latitude: String(latitude),
    longitude: String(longitude),
    level: String(level),
  });

/** What a message of the frame says; others are passed over. */
function eventOf(data: unknown): 'ready' | 'failed' | null {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'from') !== 'map') return null;
  const event: unknown = Reflect.get(data, 'event');
  return event === 'ready' || event === 'failed' ? event : null;
}

type MapFrameProps = {
  /** How long the service may take to show the map, in ms. */
  patience?: number;
  /** Where the map is. */
  frameOf?: () => { src: string; sandbox?: string };
  /** What is shown until the map is there, and instead where it never is. */
  children: ReactNode;
};

/**
 * The map of a service, in a frame of its own. What stands in its place keeps its room, so that nothing moves when the
 * map comes, and stays when it doesn't.
 */
export function MapFrame({ patience = 10_000, frameOf = serviceFrame, children }: MapFrameProps) {
  const [phase, setPhase] = useState<'before' | 'loading' | 'ready' | 'failed'>('before');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    setPhase('loading');
    const listen = (event: MessageEvent) => {
      const told = isOfFrame(event, frame.current?.contentWindow ?? null) ? eventOf(event.data) : null;
      if (told) setPhase(told);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('failed'), patience);
    return () => clearTimeout(timer);
  }, [phase, patience]);

  return (
    <div className={style.place}>
      <div inert={phase === 'ready'} className={style.instead} data-covered={phase === 'ready'}>
        {children}
      </div>
      {(phase === 'loading' || phase === 'ready') && (
        <iframe
          ref={frame}
          title={`${society.name} 사무국 지도`}
          referrerPolicy="origin"
          className={style.frame}
          data-shown={phase === 'ready'}
          inert={phase !== 'ready'}
          {...frameOf()}
        />
      )}
    </div>
  );
}
