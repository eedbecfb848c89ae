import { directions } from '#src/content/directions.ts';
import * as style from './map.style.ts';

const [subway] = directions.routes;

/**
 * Renders a drawn map from the station to the office. It replaces the map of the service if that is not available. A narrow
 * window shows the middle of the drawing, so that the text keeps its size.
 */
export function SketchMap() {
  return (
    <svg
      viewBox="0 0 720 300"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`한빛역에서 사무국까지의 약도. ${subway.lines[0]}`}
      className={style.map}
    >
      <rect width="720" height="300" className={style.ground} />
      <path d="M0 0h320v96H0zM400 0h320v96H400zM0 196h320v104H0zM400 196h320v104H400z" className={style.block} />
      <path d="M520 196h110v104H520z" className={style.park} />
      <path d="M0 146h720" className={style.road} />
      <path d="M360 0v300" className={style.road} />
      <path d="M0 170h720" className={style.line} />
      <path data-way d="M262 136h194v-40" className={style.way} />
      <rect x="222" y="156" width="88" height="28" rx="14" className={style.station} />
      <text x="266" y="175" className={style.stationName}>
        한빛역
      </text>
      <circle cx="262" cy="136" r="11" className={style.office} />
      <text x="262" y="141" className={style.exitName}>
        3
      </text>
      <circle cx="262" cy="206" r="11" className={style.office} />
      <text x="262" y="211" className={style.exitName}>
        4
      </text>
      <rect x="412" y="20" width="88" height="74" rx="4" className={style.office} />
      <text x="456" y="52" className={style.officeName}>
        한빛과학관
      </text>
      <text x="456" y="78" className={style.officeFloor}>
        사무국 5층
      </text>
      <text x="575" y="252" data-side className={style.placeName}>
        가온공원
      </text>
      <text x="120" y="54" data-side className={style.placeName}>
        한빛초등학교
      </text>
      <text x="120" y="252" data-side className={style.placeName}>
        가상시장
      </text>
      <text x="270" y="54" className={style.placeName}>
        우체국
      </text>
      <text x="456" y="252" className={style.placeName}>
        한빛구청
      </text>
      <text x="346" y="122" className={style.distance}>
        걸어서 5분, 350 m
      </text>
    </svg>
  );
}
