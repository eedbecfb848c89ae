import { type Bytes, bigEndian, concatBytes, pseudoRandomBytes } from './bytes.ts';

/** A grey JPEG of 8 × 8 pixels in hexadecimal digits, without the end marker. */
const squareHex =
  'ffd8ffe000104a46494600010100000100010000ffdb0043001b12141714111b1716171e1c1b2028422b28252528513a3d3042605565645f55' +
  '5d5b6a7899816a7190735b5d85b586909ea3abadab6780bcc9baa6c799a8aba4ffc0000b080008000801012200ffc400140001000000000000' +
  '00000000000000000004ffc40014100100000000000000000000000000000000ffda0008010100003f004b';
const endMarker = [0xff, 0xd9];

/** The maximum number of content bytes in a comment segment (COM). */
const commentLimit = 65_533;

const uint16 = (value: number) => bigEndian(value).slice(2);

/** Returns comment segments of `size` bytes in total. Viewers ignore them. */
function commentSegments(size: number, seed: number): Bytes[] {
  const pieces: Bytes[] = [];
  for (let remaining = size; remaining >= 4; ) {
    // Shorten this segment when the remainder would be too small for another segment.
    const length = remaining - 4 > commentLimit && remaining - 4 - commentLimit < 8 ? commentLimit - 8 : commentLimit;
    const contentLength = Math.min(remaining - 4, length);
    pieces.push(concatBytes([[0xff, 0xfe], uint16(contentLength + 2), pseudoRandomBytes(contentLength, seed)]));
    remaining -= contentLength + 4;
  }
  return pieces;
}

/** Creates a JPEG of exactly `size` bytes. A size below the minimum gives the smallest possible file. */
export function jpegImage(seed: number, size = 0): Bytes {
  const bytes = Array.from(squareHex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const spare = size - bytes.length - endMarker.length;
  // The start marker (SOI) must precede the comments.
  return concatBytes([bytes.slice(0, 2), ...commentSegments(spare, seed), bytes.slice(2), endMarker]);
}
