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

const parameters = new URLSearchParams(location.search);
const site = parameters.get('site');

function postMapEvent(event: 'ready' | 'failed'): void {
  if (site) parent.postMessage({ from: 'map', event }, site);
}

function findMaps(): Maps | undefined {
  const space: unknown = Reflect.get(window, 'kakao');
  return typeof space === 'object' && space !== null && 'maps' in space ? (space.maps as Maps) : undefined;
}

function renderMap(maps: Maps, element: Element): void {
  const center = new maps.LatLng(Number(parameters.get('latitude')), Number(parameters.get('longitude')));
  const map = new maps.Map(element, { center, level: Number(parameters.get('level')) });
  new maps.Marker({ map, position: center });
  postMapEvent('ready');
}

function startMap(): void {
  const maps = findMaps();
  const element = document.querySelector('main');
  if (!maps || !element) postMapEvent('failed');
  // It is loaded in two steps where its address says autoload=false.
  else if (maps.load) maps.load(() => renderMap(maps, element));
  else renderMap(maps, element);
}

addEventListener('error', () => postMapEvent('failed'));

loadService('map', startMap, () => postMapEvent('failed'));
