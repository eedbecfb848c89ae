import { describe, expect, test } from 'vitest';
import { adviceForPublication, missingForPublication } from '#tools/build/publication.ts';
import type { Texts } from '#tools/environment/environment.ts';
import { publishedNames, variables } from '#tools/environment/variables.ts';

const inventedContents = { SITE_ORIGIN: 'https://www.society.example' };

/** The values of a site that is ready for publication, with all services. */
const complete: Texts = {
  VITE_CLIENT_SECRET: 'society-web',
  VITE_PAYMENT_ORIGINS: 'self https://pay.card.kr',
  VITE_SHARE_BLOG: '티스토리 https://blog.kr/share?url={url}&title={title}',
  VITE_SHARE_COMMUNITY: 'https://community.kr/share?body={title}%20{url}',
  VITE_SHARE_MICROBLOG: 'https://microblog.kr/post?text={title}&url={url}',
  VITE_SHARE_SOCIAL: 'https://social.kr/share?u={url}',
  VITE_EMBED_ORIGIN: 'https://embed.society.kr',
  SITE_ORIGIN: 'https://www.society.kr',
  POSTCODE_SCRIPT: 'https://postcode.kr/search.js',
  MAP_SCRIPT: 'https://maps.kr/map.js?key=abc',
};

test('a complete configuration lacks nothing', () => {
  expect(missingForPublication(complete, inventedContents)).toEqual([]);
});

test('without any variable, one line names each of the three that no default can know, and what visitors get', () => {
  const lines = missingForPublication({}, inventedContents);
  const required = Object.entries(variables).filter(([, { whenUnset }]) => whenUnset);
  expect(lines).toEqual(required.map(([name, { whenUnset }]) => `${name} is not set. ${whenUnset}`));
  expect(required.map(([name]) => name)).toEqual(['VITE_CLIENT_SECRET', 'VITE_PAYMENT_ORIGINS', 'SITE_ORIGIN']);
});

/** Their examples are paths on the host of the site. */
const withoutHost = ['SOURCE_DATE_EPOCH', 'VITE_API_BASE', 'VITE_REPORT_ADDRESS'];

test('the examples of .env.example with a host or a secret are all refused', () => {
  const examples = Object.fromEntries(Object.entries(variables).map(([name, { example }]) => [name, example]));
  const refused = missingForPublication(examples, {}).map((line) => line.split(' ')[0]);
  expect(refused).toEqual(publishedNames.filter((name) => !withoutHost.includes(name)));
});

describe('a value is refused with one line:', () => {
  test.each([
    ['SITE_ORIGIN', 'https://society.example', 'names society.example, which no visitor can reach.'],
    [
      'SITE_ORIGIN',
      'http://society.kr',
      'names society.kr with http, which browsers block on an https page. Write https.',
    ],
    ['SITE_ORIGIN', 'https://localhost:5173', 'names localhost, which no visitor can reach.'],
    ['VITE_API_BASE', 'http://127.0.0.1:8080/api', 'names 127.0.0.1, which no visitor can reach.'],
    ['VITE_PAYMENT_ORIGINS', 'https://pay.kr https://pay.test', 'names pay.test, which no visitor can reach.'],
  ])('%s=%s', (name, value, problem) => {
    expect(missingForPublication({ ...complete, [name]: value }, {})).toEqual([`${name} ${problem}`]);
  });

  test('VITE_CLIENT_SECRET with the default, written out', () => {
    expect(missingForPublication({ ...complete, VITE_CLIENT_SECRET: 'hanbit-web' }, {})).toEqual([
      expect.stringMatching(/^VITE_CLIENT_SECRET is still the example\. /),
    ]);
  });
});

test('a key in a refused value is not printed', () => {
  const lines = missingForPublication({ ...complete, MAP_SCRIPT: 'http://maps.kr/map.js?key=secret' }, {});
  expect(lines).toHaveLength(1);
  expect(lines.join('')).not.toContain('secret');
});

test.each(['VITE_SHARE_BLOG', 'VITE_SHARE_SOCIAL', 'POSTCODE_SCRIPT', 'MAP_SCRIPT'])(
  '%s=none states that the service is not wanted',
  (name) => {
    expect(missingForPublication({ ...complete, [name]: 'none' }, {})).toEqual([]);
  },
);

test('the origin in src/content replaces SITE_ORIGIN, unless it is an example', () => {
  const texts = { ...complete, SITE_ORIGIN: '' };
  expect(missingForPublication(texts, { SITE_ORIGIN: 'https://www.society.kr' })).toEqual([]);
  expect(missingForPublication(texts, inventedContents)).toEqual([expect.stringMatching(/^SITE_ORIGIN is not set\. /)]);
});

describe('the advice names', () => {
  const advice = 'VITE_EMBED_ORIGIN is not set. The script of';
  test.each([
    [{ VITE_EMBED_ORIGIN: '' }, [`${advice} MAP_SCRIPT and POSTCODE_SCRIPT runs on the site's own host.`]],
    [{ VITE_EMBED_ORIGIN: '', MAP_SCRIPT: 'none' }, [`${advice} POSTCODE_SCRIPT runs on the site's own host.`]],
    [{ VITE_EMBED_ORIGIN: '', MAP_SCRIPT: '', POSTCODE_SCRIPT: 'none' }, []],
    [{}, []],
  ])('services without a host of their own: %j', (texts, lines) => {
    expect(adviceForPublication({ ...complete, ...texts }, {})).toEqual(lines);
  });

  test('files with invented hosts and telephone numbers, in alphabetical order', () => {
    const contents = {
      'society.ts': "telephone: '02-000-0000'",
      'inquiry.ts': 'office@society.example',
      'fees.ts': '02-345-0000, 100,000-200,000',
    };
    expect(adviceForPublication(complete, contents)).toEqual([
      'src/content has invented telephone numbers or hosts: inquiry.ts, society.ts.',
    ]);
  });
});
