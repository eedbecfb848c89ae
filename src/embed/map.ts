/**
 * Runs in the frame of the map, where the script of the map service may do what it likes: there is nothing of the site
 * in it. It loads the service, shows the place, and tells the site whether it could.
 */

import { loadService } from './load-service.ts';

type Place = object;

/** The service's own interface. */
type Maps = {
  load?: (start: () => void) => void;
  LatLng: new (latitude: number, longitude: number) => Place;
  Map: new (element: Element, options: { center: Place; level: number }) => object;
  Marker: new (options: { map: object; position: Place }) => object;
};

const told = new URLSearchParams(location.search);
const site = told.get('site');

function tell(event: 'ready' | 'failed'): void {
  if (site) parent.postMessage({ from: 'map', event }, site);
}

function mapsOf(): Maps | undefined {
  const space: unknown = Reflect.get(window, 'kakao');
  return typeof space === 'object' && space !== null && 'maps' in space ? (space.maps as Maps) : undefined;
}

function show(maps: Maps, element: Element): void {
  const center = new maps.LatLng(Number(told.get('latitude')), Number(told.get('longitude')));
  const map = new maps.Map(element, { center, level: Number(told.get('level')) });
  new maps.Marker({ map, position: center });
  tell('ready');
}

function start(): void {
  const maps = mapsOf();
  const element = document.querySelector('main');
  if (!maps || !element) tell('failed');
  // It is loaded in two steps where its address says autoload=false.
  else if (maps.load) maps.load(() => show(maps, element));
  else show(maps, element);
}

addEventListener('error', () => tell('failed'));

loadService('map', start, () => tell('failed'));
