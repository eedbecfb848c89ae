/**
 * Runs in the frame of the address search, which isolates the script of the postcode service from the site. It loads
 * the service, and posts the chosen address or a failure to the site. For a service whose own page the site can show, it
 * posts the URL of this page instead.
 */

import { loadService, metaContent } from './load-service.ts';
import { type FoundAddress, findPostcodeService } from './postcode-service.ts';

type PostcodeMessage =
  | { event: 'ready' | 'failed' | 'closed' }
  | { event: 'page'; url: string }
  | ({ event: 'found' } & FoundAddress);

const site = new URLSearchParams(location.search).get('site');

function postToSite(message: PostcodeMessage): void {
  if (site) parent.postMessage({ from: 'postcode', ...message }, site);
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
    oncomplete: ({ zonecode, address, addressType, bname, buildingName }) =>
      postToSite({ event: 'found', zonecode, address, addressType, bname, buildingName }),
    onclose: (state) => {
      if (state === 'FORCE_CLOSE') postToSite({ event: 'closed' });
    },
  }).embed(container, { autoClose: true });
  postToSite({ event: 'ready' });
}

const page = metaContent('postcode-page');
if (page) postToSite({ event: 'page', url: `${page}&${new URLSearchParams({ origin: site ?? '' })}` });
else loadService('postcode', startPostcode, () => postToSite({ event: 'failed' }));
