import type { CDPSession } from '@playwright/test';
import sharp from 'sharp';

/** A picture as rows of red, green and blue, one byte each. One pixel is one CSS px. */
export type Bitmap = { width: number; height: number; data: Uint8Array };

/** A rectangle in CSS px, from the top left corner of the page. */
export type Box = { x: number; y: number; width: number; height: number };

/** The part of a very long page that is looked at, in CSS px. */
const maxHeight = 6000;

/** Reads a picture. */
export async function readBitmap(png: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Takes a picture of the whole page, also of what is below the window. */
export async function capturePage(session: CDPSession, size: { width: number; height: number }): Promise<Bitmap> {
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(size.height, maxHeight), scale: 1 };
  const { data: png } = await session.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip,
  });
  return readBitmap(Buffer.from(png, 'base64'));
}
