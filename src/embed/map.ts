/**
 * Runs in the frame of the map, which isolates the script of the map service from the site. It loads the service, shows
 * the location, and posts to the site whether that succeeded.
 */

import { loadService } from './load-service.ts';

type Coordinates = object;

/** The API of the map service. */
type Maps = {
  load?: (start: () => void) => void;
  LatLng: new (latitude: number, longitude: number) => Coordinates;
  Map: new (element: Element, options: { center: Coordinates; level: number }) => object;
  Marker: new (options: { map: object; position: Coordinates }) => object;
};

const parameters = new URLSearchParams(location.search);
const site = parameters.get('site');

function postMapEvent(event: 'ready' | 'failed'): void {
  if (site) parent.postMessage({ from: 'map', event }, site);
}

function findMaps(): Maps | undefined {
  const namespace: unknown = Reflect.get(window, 'kakao');
  return typeof namespace === 'object' && namespace !== null && 'maps' in namespace
    ? (namespace.maps as Maps)
    : undefined;
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
  // With `autoload=false` in the URL of the script, the service must be loaded explicitly.
  else if (maps.load) maps.load(() => renderMap(maps, element));
  else renderMap(maps, element);
}

addEventListener('error', () => postMapEvent('failed'));

loadService('map', startMap, () => postMapEvent('failed'));
