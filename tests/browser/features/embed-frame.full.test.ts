import { expect, onTestFinished, test } from 'vitest';

const address = `/embed/postcode.html?${new URLSearchParams({ site: window.location.origin })}`;
const refusal = '이 화면은 사이트 안에서만 사용할 수 있습니다.';

/** The script URLs of a document of the same origin. */
const scriptsOf = (page: Document | null | undefined) =>
  [...(page?.scripts ?? [])].map(({ src }) => new URL(src).pathname);

/** Opens the document of the address search in a frame. @returns the frame, and its first event */
function openFrame(sandbox: string | null) {
  const frame = document.createElement('iframe');
  if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
  frame.src = address;
  const event = new Promise((resolve) => {
    window.addEventListener('message', ({ data, source }) => {
      if (source === frame.contentWindow) resolve(data.event);
    });
  });
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  return { frame, event };
}

test('a frame with an opaque origin loads the script of the service', async () => {
  expect(await openFrame('allow-scripts').event).toBe('ready');
});

test('a frame with the origin of the site does not load the script and reports a failure', async () => {
  const { frame, event } = openFrame(null);
  expect(await event).toBe('failed');
  expect(scriptsOf(frame.contentDocument)).toEqual(['/embed/postcode.js']);
  expect(frame.contentDocument?.body.textContent).toContain(refusal);
});

test('the document opened as a page does not load the script and links to the site', async () => {
  const opened = window.open(address);
  onTestFinished(() => opened?.close());
  await expect.poll(() => opened?.document.querySelector('main p')?.textContent).toBe(refusal);
  expect(scriptsOf(opened?.document)).toEqual(['/embed/postcode.js']);
  const link = opened?.document.querySelector<HTMLAnchorElement>('main a');
  expect([link?.textContent, link?.pathname]).toEqual(['홈으로 이동', '/']);
});
