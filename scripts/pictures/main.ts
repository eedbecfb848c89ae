import { mkdir } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { fallbackWidths, pictures, type SitePicture } from '../../src/content/pictures.ts';
import { droplets } from './droplets.ts';
import { emulsion } from './emulsion.ts';
import { develop, expose, type Scene } from './film.ts';
import { gel } from './gel.ts';

/**
 * Renders the pictures of the site into public/pictures, in every size that src/content/pictures.ts lists. It takes some
 * minutes and gives the same pictures each time. `npm run pictures -- gel` renders the named ones only.
 */
type Plan = { scene: (width: number, height: number) => Scene; exposure: number; uprightFrom: number };

/** How each is made, and where its upright cut begins, as a share of the width. */
const plans: Record<keyof typeof pictures, Plan> = {
  droplets: { scene: droplets, exposure: 1.1, uprightFrom: 0.5 },
  emulsion: { scene: emulsion, exposure: 1, uprightFrom: 0.4 },
  gel: { scene: gel, exposure: 1.45, uprightFrom: 0 },
};

const folder = 'public/pictures';

async function write(picture: Sharp, name: string, widths: readonly number[], fallbacks: readonly number[]) {
  for (const width of widths) {
    const sized = picture.clone().resize(width, null, { kernel: 'lanczos3' });
    const avif = await sized
      .clone()
      .avif({ quality: 62, effort: 5, chromaSubsampling: '4:4:4' })
      .toFile(`${folder}/${name}-${width}.avif`);
    const sizes = [`${Math.round(avif.size / 1000)} kB AVIF`];
    if (fallbacks.includes(width)) {
      const jpeg = await sized.jpeg({ quality: 74, mozjpeg: true }).toFile(`${folder}/${name}-${width}.jpg`);
      sizes.push(`${Math.round(jpeg.size / 1000)} kB JPEG`);
    }
    console.log(`${name}, ${width} px: ${sizes.join(', ')}`);
  }
}

async function render({ name, width, height, widths, upright }: SitePicture, { scene, exposure, uprightFrom }: Plan) {
  const film = expose(scene(width, height), width, height);
  const bytes = develop(film, { exposure, grain: 0.006, vignette: 0.3 });
  const picture = sharp(bytes, { raw: { width, height, channels: 3 } });
  const { channels } = await picture.stats();
  const colour = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('');
  console.log(`${name}: mean colour #${colour}`);
  await write(picture, name, widths, fallbackWidths);
  if (!upright) return;
  const left = Math.round(width * uprightFrom);
  const cut = picture.clone().extract({ left, top: 0, width: upright.width, height: upright.height });
  await write(cut, `${name}-upright`, upright.widths, []);
}

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const [name, plan] of Object.entries(plans)) {
  const picture = pictures[name as keyof typeof pictures];
  if (wanted.length === 0 || wanted.includes(name)) await render(picture, plan);
}
