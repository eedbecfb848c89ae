import { directions } from '#src/content/directions.ts';
import * as style from './sketch-map.style.ts';

const [subway] = directions.ways;

/** Renders a drawn map from the station to the office. It replaces the map of the service if that is not available. */
export function SketchMap() {
  return (
    <svg
      viewBox="0 0 720 300"
      role="img"
      aria-label={`한빛역에서 사무국까지의 약도. ${subway.lines[0]}`}
      className={style.map}
    >
      <rect width="720" height="300" className={style.ground} />
      <path d="M0 0h250v96H0zM330 0h390v96H330zM0 196h250v104H0zM330 196h390v104H330z" className={style.block} />
      <path d="M520 196h110v104H520z" className={style.park} />
      <path d="M0 146h720" className={style.road} />
      <path d="M290 0v300" className={style.road} />
      <path d="M0 170h720" className={style.line} />
      <path data-way d="M118 136h412v-30" className={style.way} />
      <rect x="60" y="156" width="116" height="28" rx="14" className={style.station} />
      <text x="118" y="175" className={style.stationName}>
        한빛역
      </text>
      <circle cx="118" cy="136" r="11" className={style.exit} />
      <text x="118" y="141" className={style.exitName}>
        3
      </text>
      <circle cx="118" cy="206" r="11" className={style.exit} />
      <text x="118" y="211" className={style.exitName}>
        4
      </text>
      <rect x="440" y="24" width="180" height="78" rx="4" className={style.office} />
      <text x="530" y="57" className={style.officeName}>
        한빛과학관
      </text>
      <text x="530" y="84" className={style.officeFloor}>
        사무국 5층
      </text>
      <text x="575" y="252" className={style.name}>
        가온공원
      </text>
      <text x="140" y="54" className={style.name}>
        한빛초등학교
      </text>
      <text x="150" y="252" className={style.name}>
        가상시장
      </text>
      <text x="380" y="60" className={style.name}>
        우체국
      </text>
      <text x="420" y="252" className={style.name}>
        한빛구청
      </text>
      <text x="400" y="119" className={style.distance}>
        걸어서 5분, 350 m
      </text>
    </svg>
  );
}
