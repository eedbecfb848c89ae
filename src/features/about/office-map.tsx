import { directions } from '../../content/directions';
import { society } from '../../content/society';
import { OutsideLink } from '../../ui/outside-link';
import { MapFrame } from './map-frame';
import * as style from './office-map.style';
import { SketchMap } from './sketch-map';

/** The office on a map: the configured service's, and our own drawing where there is none or it doesn't answer. */
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
        <OutsideLink href={directions.link}>지도 서비스에서 보기</OutsideLink>
      </figcaption>
    </figure>
  );
}
