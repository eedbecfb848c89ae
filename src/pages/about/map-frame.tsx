import { type ReactNode, useEffect, useRef, useState } from 'react';
import { directions } from '#src/content/directions.ts';
import { society } from '#src/content/society.ts';
import { embedFrameAttributes, isMessageFromFrame } from '#src/lib/browser/embed.ts';
import * as style from './map.style.ts';

const { latitude, longitude, level } = directions.mapPosition;

/** Returns the URL and sandbox of the frame. It runs in a browser only. */
const serviceFrame = () =>
  embedFrameAttributes('map', window.location.origin, {
    latitude: String(latitude),
    longitude: String(longitude),
    level: String(level),
  });

/** Reads a message of the frame. Returns null for any other message. */
function readMapEvent(data: unknown): 'ready' | 'failed' | null {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'from') !== 'map') return null;
  const event: unknown = Reflect.get(data, 'event');
  return event === 'ready' || event === 'failed' ? event : null;
}

type MapFrameProps = {
  /** How long the map service may take to show the map, in ms. */
  timeoutMs?: number;
  /** Returns the URL of the map document. */
  frameSource?: () => { src: string; sandbox?: string };
  /** The content to show until the map is ready, and if it fails to load. */
  children: ReactNode;
};

/**
 * Renders the map of a service in a frame of its own. The placeholder has the size of the map, so that the page does
 * not shift when the map appears. It stays if the map fails.
 */
export function MapFrame({ timeoutMs = 10_000, frameSource = serviceFrame, children }: MapFrameProps) {
  const [phase, setPhase] = useState<'before' | 'loading' | 'ready' | 'failed'>('before');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    setPhase('loading');
    const listen = (event: MessageEvent) => {
      const mapEvent = isMessageFromFrame(event, frame.current?.contentWindow ?? null)
        ? readMapEvent(event.data)
        : null;
      if (mapEvent) setPhase(mapEvent);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('failed'), timeoutMs);
    return () => clearTimeout(timer);
  }, [phase, timeoutMs]);

  return (
    <div className={style.frameArea}>
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
          {...frameSource()}
        />
      )}
    </div>
  );
}
