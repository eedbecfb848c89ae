import { type Bytes, bigEndian, concatBytes, pseudoRandomBytes } from './bytes.ts';

/** A grey square of 8 × 8, without its end. */
const squareHex =
  'ffd8ffe000104a46494600010100000100010000ffdb0043001b12141714111b1716171e1c1b2028422b28252528513a3d3042605565645f55' +
  '5d5b6a7899816a7190735b5d85b586909ea3abadab6780bcc9baa6c799a8aba4ffc0000b080008000801012200ffc400140001000000000000' +
  '00000000000000000004ffc40014100100000000000000000000000000000000ffda0008010100003f004b';
const endMarker = [0xff, 0xd9];

/** What a comment may hold beside its mark and its length. */
const commentLimit = 65_533;

const uint16 = (value: number) => bigEndian(value).slice(2);

/** Comments of `size` bytes in all, which viewers pass over. */
function commentSegments(size: number, seed: number): Bytes[] {
  const pieces: Bytes[] = [];
  for (let left = size; left >= 4; ) {
    // A rest that is too short for a comment of its own would be left over.
    const length = left - 4 > commentLimit && left - 4 - commentLimit < 8 ? commentLimit - 8 : commentLimit;
    const taken = Math.min(left - 4, length);
    pieces.push(concatBytes([[0xff, 0xfe], uint16(taken + 2), pseudoRandomBytes(taken, seed)]));
    left -= taken + 4;
  }
  return pieces;
}

/** A picture of exactly `size` bytes, when that leaves room for a comment. */
export function jpegImage(seed: number, size = 0): Bytes {
  const bytes = Array.from(squareHex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const spare = size - bytes.length - endMarker.length;
  // The mark of a picture's beginning comes first, then the comments.
  return concatBytes([bytes.slice(0, 2), ...commentSegments(spare, seed), bytes.slice(2), endMarker]);
}
