/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const canvasContext = (() => {
  let context: CanvasRenderingContext2D | null = null;
  return () => {
    context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    return context;
  };
})();

/** Returns a CSS colour as numbers, as the browser paints it. */
export function readColour(css: string): Colour {
  const context = canvasContext();
  if (!context) return [0, 0, 0, 1];
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

const blend = (top: Colour, below: Colour): Colour => {
  const mix = (index: 0 | 1 | 2): number => top[index] * top[3] + below[index] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
};

/** Returns the background colour of an element, or null if it has a background image. */
export function backgroundOf(element: Element | null): Colour | null {
  const layers: Colour[] = [];
  for (let current = element; current; current = current.parentElement) {
    const style = getComputedStyle(current);
    if (style.backgroundImage !== 'none') return null;
    const colour = readColour(style.backgroundColor);
    if (colour[3] > 0) layers.push(colour);
    if (colour[3] === 1) break;
  }
  const canvasColour = readColour('Canvas');
  return layers.reverse().reduce<Colour>((below, top) => blend(top, below), canvasColour);
}

const luminance = ([red, green, blue]: Colour): number => {
  const linear = (value: number): number => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). @param top may be translucent */
export function contrastOf(top: Colour, below: Colour): number {
  const [one, two] = [luminance(blend(top, below)), luminance(below)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}
