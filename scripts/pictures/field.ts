import { clamp } from './maths.ts';

/** A grid of numbers over a rectangle: heights, or the light that falls on it. */
export class Field {
  readonly data: Float32Array;
  readonly columns: number;
  readonly rows: number;
  /** Left, top, and the size of a cell, in the units of the scene. */
  readonly left: number;
  readonly top: number;
  readonly cell: number;

  constructor(columns: number, rows: number, left: number, top: number, cell: number) {
    this.data = new Float32Array(columns * rows);
    this.columns = columns;
    this.rows = rows;
    this.left = left;
    this.top = top;
    this.cell = cell;
  }

  /** The value at a place of the scene, between the four cells around it. */
  at(x: number, y: number): number {
    const column = clamp((x - this.left) / this.cell, 0, this.columns - 1.001);
    const row = clamp((y - this.top) / this.cell, 0, this.rows - 1.001);
    const start = Math.floor(row) * this.columns + Math.floor(column);
    const across = column - Math.floor(column);
    const down = row - Math.floor(row);
    const { data, columns } = this;
    const above = (data[start] ?? 0) * (1 - across) + (data[start + 1] ?? 0) * across;
    const below = (data[start + columns] ?? 0) * (1 - across) + (data[start + columns + 1] ?? 0) * across;
    return above * (1 - down) + below * down;
  }

  /** Gives a share of light to the four cells around a place. */
  splat(x: number, y: number, value: number): void {
    const column = (x - this.left) / this.cell;
    const row = (y - this.top) / this.cell;
    if (column < 0 || row < 0 || column >= this.columns - 1 || row >= this.rows - 1) return;
    const start = Math.floor(row) * this.columns + Math.floor(column);
    const across = column - Math.floor(column);
    const down = row - Math.floor(row);
    const give = (index: number, share: number) => {
      this.data[index] = (this.data[index] ?? 0) + value * share;
    };
    give(start, (1 - across) * (1 - down));
    give(start + 1, across * (1 - down));
    give(start + this.columns, (1 - across) * down);
    give(start + this.columns + 1, across * down);
  }

  /** The same field out of focus: three box blurs, which are nearly a Gaussian. */
  blurred(radius: number): Field {
    const result = new Field(this.columns, this.rows, this.left, this.top, this.cell);
    result.data.set(this.data);
    const size = Math.round(radius / this.cell);
    for (let pass = 0; pass < 3 && size > 0; pass++) {
      for (let row = 0; row < this.rows; row++) boxBlur(result.data, row * this.columns, 1, this.columns, size);
      for (let column = 0; column < this.columns; column++) {
        boxBlur(result.data, column, this.columns, this.rows, size);
      }
    }
    return result;
  }
}

function boxBlur(data: Float32Array, start: number, step: number, count: number, size: number): void {
  const line = new Float32Array(count);
  for (let index = 0; index < count; index++) line[index] = data[start + index * step] ?? 0;
  const value = (index: number) => line[clamp(index, 0, count - 1)] ?? 0;
  let sum = 0;
  for (let index = -size; index <= size; index++) sum += value(index);
  for (let index = 0; index < count; index++) {
    data[start + index * step] = sum / (2 * size + 1);
    sum += value(index + size + 1) - value(index - size);
  }
}
