import { expect, test } from 'vitest';
import { heldRequests, holdRequests } from '#src/api/held-requests.ts';

test('requests wait until they are released', async () => {
  expect(heldRequests()).toBeNull();
  const sendHeldRequests = holdRequests();
  const held = heldRequests();
  expect(held).toBeInstanceOf(Promise);
  sendHeldRequests();
  await expect(held).resolves.toBeUndefined();
  expect(heldRequests()).toBeNull();
});

test('releasing twice does not release requests that are held later', () => {
  const sendFirst = holdRequests();
  sendFirst();
  const sendSecond = holdRequests();
  sendFirst();
  expect(heldRequests()).not.toBeNull();
  sendSecond();
});
