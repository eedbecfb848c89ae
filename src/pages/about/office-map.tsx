import { ExternalLink } from '#src/components/navigation/external-link.tsx';
import { directions } from '#src/content/directions.ts';
import { society } from '#src/content/society.ts';
import * as style from './map.style.ts';
import { MapFrame } from './map-frame.tsx';
import { SketchMap } from './sketch-map.tsx';

/**
 * Renders the office on the map of the configured service, or our own drawing if no service is configured or it fails.
 */
export function OfficeMap() {
  return (
    <figure className={style.figure}>
      {import.meta.env.VITE_MAP ? (
        <MapFrame>
          <SketchMap />
        </MapFrame>
      ) : (
        <SketchMap />
      )}
      <figcaption className={style.caption}>
        <span>{society.address}</span>
        <ExternalLink href={directions.mapUrl}>지도 서비스에서 보기</ExternalLink>
      </figcaption>
    </figure>
  );
}
