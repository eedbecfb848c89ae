// @module-tag slow

import { expect, test } from 'vitest';
import { GalleryGrid } from '#src/pages/archive/gallery-grid.tsx';
import { renderInProviders } from '#tests/browser/support/form.tsx';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';

const item = {
  pk: 1,
  title: '여름 학교',
  date: null,
  hits: 0,
  author: null,
  pinned: false,
  number: 1,
  target: { to: '/x' },
};

async function pictureOf(imageUrl: string) {
  const element = <GalleryGrid items={[{ ...item, imageUrl }]} />;
  const { container } = await renderInProviders(createMemoryRouter([{ path: '/', element }]).element);
  return container.querySelector('img')?.getAttribute('src') ?? null;
}

test.each(['https://tracker.example/a.png', '//tracker.example/a.png', '/\t/tracker.example/a.png'])(
  'the picture %j of another origin is not loaded',
  async (address) => {
    expect(await pictureOf(address)).toBeNull();
  },
);

test('a picture of the site is shown', async () => {
  expect(await pictureOf('/favicon.svg')).toBe('/favicon.svg');
});
