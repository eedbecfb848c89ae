/**
 * Replaces the script of the map service in the end-to-end tests. It has the same interface. The map is a picture of
 * another host, and its label states what the script could read.
 */

type Coordinates = { latitude: number; longitude: number };

/** Returns what the script finds in the storage of its document, or `none` if the document has no storage. */
function describeStorage(): string {
  try {
    return Object.keys(localStorage).join(' ') || 'empty';
  } catch {
    return 'none';
  }
}

/** Returns whether the script reaches the document of the site. */
function canReadSite(): boolean {
  try {
    return parent.document !== document;
  } catch {
    return false;
  }
}

class StandInMap {
  constructor(element: Element, { center, level }: { center: Coordinates; level: number }) {
    const picture = new Image();
    picture.alt = `map ${center.latitude} ${center.longitude} ${level}`;
    picture.src = 'http://tiles.localhost:4702/tile.svg';
    const facts = document.createElement('p');
    facts.textContent = `origin ${window.origin}, storage ${describeStorage()}, site ${canReadSite()}`;
    element.append(picture, facts);
  }
}

class LatLng implements Coordinates {
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

class Marker {
  constructor({ position }: { map: object; position: Coordinates }) {
    document.title = `marker ${position.latitude} ${position.longitude}`;
  }
}

const maps = {
  // With `autoload=false`, the classes exist only after this call.
  load(start: () => void): void {
    Object.assign(maps, { LatLng, Map: StandInMap, Marker });
    queueMicrotask(start);
  },
};

Object.assign(window, { kakao: { maps } });
