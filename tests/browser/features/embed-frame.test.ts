// @module-tag slow

import { expect, onTestFinished, test } from 'vitest';

test('a frame with the origin of the site does not load the script of the service and reports a failure', async () => {
  const frame = document.createElement('iframe');
  frame.src = `/embed/postcode.html?${new URLSearchParams({ site: window.location.origin })}`;
  const event = new Promise((resolve) => {
    window.addEventListener('message', ({ data, source }) => {
      if (source === frame.contentWindow) resolve(data.event);
    });
  });
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  expect(await event).toBe('failed');
  const scripts = [...(frame.contentDocument?.scripts ?? [])].map(({ src }) => new URL(src).pathname);
  expect(scripts).toEqual(['/embed/postcode.js']);
  expect(frame.contentDocument?.body.textContent).toContain('이 화면은 사이트 안에서만 사용할 수 있습니다.');
});
