/**
 * Runs in the frame of the address search, where the script of the postal-code service may do what it likes: there is
 * nothing of the site in it. It loads the service, and tells the site what comes of it.
 */

import { loadService } from './load-service.ts';

/** What the service gives for an address; R is one by street. */
type Found = { zonecode: string; address: string; addressType: 'R' | 'J'; bname: string; buildingName: string };

type Options = { oncomplete: (found: Found) => void; onclose: (state: string) => void; width: string; height: string };

/** The service's own interface. */
type Postcode = new (options: Options) => { embed: (element: Element, options: { autoClose: boolean }) => void };

type Told = { event: 'ready' | 'failed' | 'closed' } | { event: 'found'; zonecode: string; address: string };

const site = new URLSearchParams(location.search).get('site');

function tell(told: Told): void {
  if (site) parent.postMessage({ from: 'postcode', ...told }, site);
}

function serviceOf(): Postcode | undefined {
  for (const name of ['kakao', 'daum']) {
    const space: unknown = Reflect.get(window, name);
    if (typeof space === 'object' && space !== null && 'Postcode' in space) return space.Postcode as Postcode;
  }
  return undefined;
}

/** By street: with the quarter and the building, which tell equal streets apart. */
function labelOf({ address, addressType, bname, buildingName }: Found): string {
  const extra = addressType === 'R' ? [bname, buildingName].filter(Boolean).join(', ') : '';
  return extra ? `${address} (${extra})` : address;
}

function start(): void {
  const Service = serviceOf();
  const place = document.querySelector('main');
  if (!Service || !place) {
    tell({ event: 'failed' });
    return;
  }
  new Service({
    width: '100%',
    height: '100%',
    oncomplete: (found) => tell({ event: 'found', zonecode: found.zonecode, address: labelOf(found) }),
    onclose: (state) => {
      if (state === 'FORCE_CLOSE') tell({ event: 'closed' });
    },
  }).embed(place, { autoClose: true });
  tell({ event: 'ready' });
}

loadService('postcode', start, () => tell({ event: 'failed' }));
