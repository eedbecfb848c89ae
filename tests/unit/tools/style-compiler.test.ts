import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { repeatInterrupted } from '#tools/build/style-compiler.ts';

/** Returns a plugin that fails with each of the messages, and then succeeds. */
function failingPlugin(...messages: string[]): Plugin {
  const left = [...messages];
  return {
    name: 'failing',
    transform() {
      const message = left.shift();
      if (message) throw new Error(message);
      return 'compiled';
    },
  };
}

/** Calls the transform of a plugin, without the context of a bundler. */
async function transformWith(plugin: Plugin): Promise<unknown> {
  const { transform } = repeatInterrupted(plugin);
  return typeof transform === 'function' ? Reflect.apply(transform, null, ['', 'menu.style.ts']) : null;
}

const interruption = '[plugin wyw-in-js] menu.style.ts\nAbortError: superseded\n    at Entrypoint';

test('a compilation that was interrupted is repeated', async () => {
  expect(await transformWith(failingPlugin(interruption, interruption))).toBe('compiled');
});

test('a compilation that is interrupted again and again ends the build', async () => {
  await expect(transformWith(failingPlugin(...Array(9).fill(interruption)))).rejects.toThrow('superseded');
});

test('an error of the compiler is not repeated', async () => {
  await expect(transformWith(failingPlugin('Unexpected token'))).rejects.toThrow('Unexpected token');
});
