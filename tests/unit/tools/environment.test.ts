import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { apiBase, clientSecret, paymentOrigins } from '#src/api/config.ts';
import { embedFrameAttributes } from '#src/lib/browser/embed.ts';
import { shareLinks } from '#src/pages/society/sharing/share-services.ts';
import { EnvironmentError, parseEnvironment, readEnvironment } from '#tools/environment/environment.ts';
import { variables } from '#tools/environment/variables.ts';

afterEach(() => void vi.unstubAllEnvs());

const exampleFile = await readFile('.env.example', 'utf8');

test('.env.example describes exactly the variables of the schema, with the same values', () => {
  const entries = exampleFile.matchAll(
    /^# (.*)\n# Read by: \w+\. Value: (.*)\.\n# Default: (.*)\. Example: (.*)\n(\w+)=$/gm,
  );
  expect([...entries].map(([, , ...values]) => values)).toEqual(
    Object.entries(variables).map(([name, variable]) => [
      ...[variable.expected, variable.defaultText || 'none', variable.example, name],
    ]),
  );
  expect(exampleFile.match(/^\w+=/gm)).toHaveLength(Object.keys(variables).length);
});

test('the example of every variable is valid', () => {
  const values = Object.fromEntries(Object.entries(variables).map(([name, { example: text }]) => [name, text]));
  expect(() => parseEnvironment(values)).not.toThrow();
});

test('the types of import.meta.env list exactly the variables of the site', async () => {
  const declared = [...(await readFile('src/vite-env.d.ts', 'utf8')).matchAll(/readonly (VITE_\w+)\?:/g)];
  const ofSite = Object.keys(variables).filter((name) => name.startsWith('VITE_'));
  expect(declared.map(([, name]) => name).sort()).toEqual([...ofSite, 'VITE_API', 'VITE_MAP', 'VITE_POSTCODE'].sort());
});

test('a variable that is not set or empty has its default, a list, a number, a truth value or null', () => {
  const defaults = parseEnvironment({});
  expect(defaults).toMatchObject({ SITE_ORIGIN: null, MAP_ORIGINS: [], E2E_PORT_SHIFT: 0, ENV_FILES: true });
  expect(Object.keys(defaults)).toEqual(Object.keys(variables));
  expect(parseEnvironment(Object.fromEntries(Object.keys(variables).map((name) => [name, ''])))).toEqual(defaults);
});

test('the site has the same defaults as the table', () => {
  const table = parseEnvironment({});
  expect([apiBase, clientSecret, paymentOrigins]).toEqual([
    table.VITE_API_BASE,
    table.VITE_CLIENT_SECRET,
    table.VITE_PAYMENT_ORIGINS,
  ]);
  const { VITE_SHARE_BLOG, VITE_SHARE_COMMUNITY, VITE_SHARE_MICROBLOG, VITE_SHARE_SOCIAL } = table;
  expect(shareLinks('u', 't').map(({ name, href }) => `${name} ${href}`)).toEqual(
    [VITE_SHARE_BLOG, VITE_SHARE_COMMUNITY, VITE_SHARE_MICROBLOG, VITE_SHARE_SOCIAL].map((pattern) =>
      pattern.replaceAll('{url}', 'u').replace('{title}', 't'),
    ),
  );
  expect(table.VITE_EMBED_ORIGIN).toBeNull();
  expect(embedFrameAttributes('map', 'https://a.example').src).toMatch(/^\/embed\//);
});

/** Returns the error message for the variables, or `accepted`. */
const environmentError = (texts: Record<string, string>, shell = texts): string => {
  try {
    parseEnvironment(texts, shell);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.message;
  }
};

describe('a malformed value is rejected in one line:', () => {
  test.each([
    ['SITE_ORIGIN', 'www.society.example', 'an origin'],
    ['SITE_ORIGIN', 'https://www.society.example/', 'an origin'],
    ['MAP_ORIGINS', 'https://a.example; script-src *', 'a list of origins'],
    ['POSTCODE_ORIGINS', '*.a.example', 'a list of origins'],
    ['VITE_PAYMENT_ORIGINS', "'self'", "a list of origins or 'self'"],
    ['POSTCODE_SCRIPT', 'javascript:alert(1)', 'an http or https URL'],
    ['API_SERVER', 'http://a.example?x=1', 'an http or https URL without a query'],
    ['VITE_API_BASE', '//a.example/api', 'a path below the root'],
    ['VITE_SHARE_BLOG', 'https://blog.example/?u={url}&t={text}', 'a name and an http or https URL with {url}'],
    ['VITE_SHARE_SOCIAL', '/share?u={url}', 'a name and an http or https URL with {url}'],
    ['ENV_FILES', 'yes', 'true or false'],
    ['E2E_PORT_SHIFT', '1.5', 'a whole number from 0 to 60000'],
    ['CHROME_PATH', 'a\nb', 'the path of a file'],
  ])('%s=%s', (name, value, expected) => {
    const line = environmentError({ [name]: value }, {});
    const start = `${name} in a .env file is ${JSON.stringify(value)}, but must be ${expected}`;
    expect(line.slice(0, start.length)).toBe(start);
    expect(line).toMatch(/\. Write it like .+, see \.env\.example\.$/);
    expect(line).not.toContain('\n');
  });

  test.each([
    ['VITE_CLIENT_SECRET', 'two words'],
    ['VERIFY_CLIENT_SECRET', '비밀'],
    ['VERIFY_MEMBERS', 'hanbit01:secret hanbit02'],
  ])('%s, without printing its secret value', (name, value) => {
    const line = environmentError({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name} in the shell is malformed, but must be .*, see \\.env\\.example\\.$`));
    expect(line).not.toContain(value);
  });
});

test.each([
  ['MAP_ORIGINS', 'MAP_SCRIPT', 'https://a.example'],
  ['POSTCODE_ORIGINS', 'POSTCODE_SCRIPT', 'https://a.example'],
  ['VITE_EMBED_ORIGIN', 'SITE_ORIGIN', 'https://a.example'],
])('%s requires %s', (name, other, value) => {
  expect(environmentError({ [name]: value })).toBe(
    `${name} in the shell needs ${other}. Set ${other} too or remove ${name}, see .env.example.`,
  );
  expect(environmentError({ [name]: value, [other]: 'https://b.example' })).toBe('accepted');
});

test.each([
  ['MAP_SCRIPT', 'MAP_ORIGINS'],
  ['POSTCODE_SCRIPT', 'POSTCODE_ORIGINS'],
] as const)('%s=none switches the service off, also for %s', (name, origins) => {
  expect(parseEnvironment({ [name]: 'none' })[name]).toBe('');
  expect(environmentError({ [name]: 'none', [origins]: 'https://a.example' })).toMatch(` needs ${name}. `);
});

test('the host of embedded documents must not be the host of the site', () => {
  const origin = 'https://a.example';
  expect(environmentError({ VITE_EMBED_ORIGIN: origin, SITE_ORIGIN: origin })).toMatch(
    /is the same as SITE_ORIGIN\. Set another/,
  );
});

test.each([
  ['VITE_SHARE_BLOGS', 'VITE_SHARE_BLOG'],
  ['VITE_PAYMENT_ORIGIN', 'VITE_PAYMENT_ORIGINS'],
  ['VITE_SITE_ORIGIN', 'SITE_ORIGIN'],
  ['VITE_MAP_SCRIPT', 'MAP_SCRIPT'],
])('%s is rejected as a misspelling of %s', (name, meant) => {
  expect(environmentError({ [name]: 'x' })).toBe(
    `${name} in the shell is unknown. Did you mean ${meant}? .env.example lists all variables.`,
  );
});

test('a misspelling without the prefix is rejected in a .env file alone', () => {
  expect(environmentError({ API_SERVR: 'x' }, {})).toMatch(/^API_SERVR in a \.env file .* Did you mean API_SERVER\? /);
  expect(environmentError({ API_SERVR: 'x' })).toBe('accepted');
});

test('VITE_MAP is rejected, because only the build may set it', () => {
  expect(environmentError({ VITE_MAP: 'service' })).toMatch(/^VITE_MAP in the shell is unknown\. /);
});

describe('.env files', () => {
  async function folderWith(files: Record<string, string>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'environment-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    vi.stubEnv('ENV_FILES', undefined);
    return folder;
  }

  test('set every variable; .env.local overrides .env, and the shell overrides both', async () => {
    const folder = await folderWith({
      '.env': 'SITE_ORIGIN=https://a.example\nE2E_PORT_SHIFT=1\nAPI_SERVER=http://a.example\n',
      '.env.local': 'SITE_ORIGIN=https://b.example\nE2E_PORT_SHIFT=2\n',
    });
    vi.stubEnv('E2E_PORT_SHIFT', '3');
    expect(readEnvironment('development', { folder })).toMatchObject({
      API_SERVER: 'http://a.example',
      SITE_ORIGIN: 'https://b.example',
      E2E_PORT_SHIFT: 3,
    });
  });

  test('are named in the error when a value in one of them is malformed', async () => {
    const folder = await folderWith({
      '.env': 'SITE_ORIGIN=https://a.example\n',
      '.env.production': 'SITE_ORIGIN=a\n',
    });
    expect(() => readEnvironment('production', { folder })).toThrow(/^SITE_ORIGIN in a \.env file is "a"/);
    expect(readEnvironment('development', { folder }).SITE_ORIGIN).toBe('https://a.example');
  });

  test('are not read with files: false or ENV_FILES=false', async () => {
    const folder = await folderWith({ '.env.local': 'SITE_ORIGIN=a\n' });
    expect(readEnvironment('test', { folder, files: false })).toMatchObject({ SITE_ORIGIN: null, ENV_FILES: false });
    vi.stubEnv('ENV_FILES', 'false');
    expect(readEnvironment('production', { folder })).toMatchObject({ SITE_ORIGIN: null, ENV_FILES: false });
  });

  test('cannot disable themselves with ENV_FILES', async () => {
    const folder = await folderWith({ '.env': 'ENV_FILES=false\n' });
    expect(() => readEnvironment('test', { folder })).toThrow('ENV_FILES in a .env file has no effect there.');
  });
});
