/**
 * Runs in the frame of the address search, which isolates the script of the postcode service from the site. It loads
 * the service, and posts the chosen address or a failure to the site.
 */

import { loadService } from './load-service.ts';
import { type FoundAddress, findPostcodeService } from './postcode-service.ts';

type PostcodeMessage = { event: 'ready' | 'failed' | 'closed' } | { event: 'found'; zonecode: string; address: string };

const site = new URLSearchParams(location.search).get('site');

function postToSite(message: PostcodeMessage): void {
  if (site) parent.postMessage({ from: 'postcode', ...message }, site);
}

/** Adds the district and the building to a street address, because streets with the same name exist. */
function addressLabel({ address, addressType, bname, buildingName }: FoundAddress): string {
  const extra = addressType === 'R' ? [bname, buildingName].filter(Boolean).join(', ') : '';
  return extra ? `${address} (${extra})` : address;
}

function startPostcode(): void {
  const Service = findPostcodeService(window);
  const container = document.querySelector('main');
  if (!Service || !container) {
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
  }).embed(container, { autoClose: true });
  postToSite({ event: 'ready' });
}

loadService('postcode', startPostcode, () => postToSite({ event: 'failed' }));
