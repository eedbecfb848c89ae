/**
 * Runs in the frame of the address search, where the script of the postal-code service may do what it likes: there is
 * nothing of the site in it. It loads the service, and tells the site what comes of it.
 */

import { loadService } from './load-service.ts';

/** What the service gives for an address; R is one by street. */
type FoundAddress = { zonecode: string; address: string; addressType: 'R' | 'J'; bname: string; buildingName: string };

type Options = {
  oncomplete: (found: FoundAddress) => void;
  onclose: (state: string) => void;
  width: string;
  height: string;
};

/** The service's own interface. */
type Postcode = new (options: Options) => { embed: (element: Element, options: { autoClose: boolean }) => void };

type PostcodeMessage = { event: 'ready' | 'failed' | 'closed' } | { event: 'found'; zonecode: string; address: string };

const site = new URLSearchParams(location.search).get('site');

function postToSite(told: PostcodeMessage): void {
  if (site) parent.postMessage({ from: 'postcode', ...told }, site);
}

function findPostcodeService(): Postcode | undefined {
  for (const name of ['kakao', 'daum']) {
    const space: unknown = Reflect.get(window, name);
    if (typeof space === 'object' && space !== null && 'Postcode' in space) return space.Postcode as Postcode;
  }
  return undefined;
}

/** By street: with the quarter and the building, which tell equal streets apart. */
function addressLabel({ address, addressType, bname, buildingName }: FoundAddress): string {
  const extra = addressType === 'R' ? [bname, buildingName].filter(Boolean).join(', ') : '';
  return extra ? `${address} (${extra})` : address;
}

function startPostcode(): void {
  const Service = findPostcodeService();
  const place = document.querySelector('main');
  if (!Service || !place) {
    postToSite({ event: 'failed' });
    return;
  }
  new Service({
    width: '100%',
    height: '100%',
    oncomplete: (found) => postToSite({ event: 'found', zonecode: found.zonecode, address: addressLabel(found) }),
    onclose: (state) => {
      if (state === 'FORCE_CLOSE') postToSite({ event: 'closed' });
    },
  }).embed(place, { autoClose: true });
  postToSite({ event: 'ready' });
}

loadService('postcode', startPostcode, () => postToSite({ event: 'failed' }));
