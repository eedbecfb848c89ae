/** The points of the home page by the MDN HTTP Observatory, with the headers of HTTPS. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { nginxTest } from '#tests/support/nginx.ts';
import { observatoryPoints, observatoryScore, type SentPage } from '#tests/support/observatory.ts';
import { hosts, startSecureSite } from '#tests/support/secure-nginx.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';
import { readBuild } from '#tools/hosting/read-build.ts';

const build = await readBuild('dist');

const expected = {
  'content security policy': 10,
  HSTS: 0,
  framing: 5,
  'referrer policy': 5,
  'media types': 0,
  'resource policy': 10,
  'scripts of other hosts': 0,
  redirection: 0,
  CORS: 0,
};

function headersOf({ headers }: IncomingMessage): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) all.set(name, String(value));
  return all;
}

/** Sends the home page from the server in Node, as a proxy with HTTPS in front of it would pass it on. */
async function pageOfNode(): Promise<SentPage> {
  const { table } = build;
  const secure = { ...table, headers: { ...table.headers, ...table.secureHeaders } };
  const server = await startNodeServer({ build: { ...build, table: secure }, port: 0, api: null });
  onTestFinished(server.close);
  const response = await fetch(server.url);
  return { headers: new Headers(response.headers), html: await response.text(), hasRedirect: true };
}

test('the home page of the server in Node has 130 points', async () => {
  const points = observatoryPoints(await pageOfNode());
  expect(points).toEqual(expected);
  expect(observatoryScore(points)).toBe(130);
});

nginxTest('the home page of nginx has 130 points', async () => {
  const { httpPort, httpsPort, ca } = await startSecureSite();
  const address = { host: '127.0.0.1', path: '/', headers: { Host: hosts.site } };
  const [response] = await once(
    requestHttps({ ...address, port: httpsPort, servername: hosts.site, ca }).end(),
    'response',
  );
  const [redirect] = await once(requestHttp({ ...address, port: httpPort }).end(), 'response');
  const hasRedirect =
    redirect.statusCode === 308 && redirect.headers.location === `https://${hosts.site}:${httpsPort}/`;
  const points = observatoryPoints({ headers: headersOf(response), html: await text(response), hasRedirect });
  expect(points).toEqual(expected);
  expect(observatoryScore(points)).toBe(130);
});

test('the files alone, without headers and HTTPS, have 35 points', async () => {
  const html = await readFile('dist/index.html', 'utf8');
  const points = observatoryPoints({ headers: new Headers(), html, hasRedirect: false });
  expect(points).toEqual({
    ...expected,
    ...{ HSTS: -20, framing: -20, 'referrer policy': 0, 'media types': -5, 'resource policy': 0, redirection: -20 },
  });
  expect(observatoryScore(points)).toBe(35);
});

test.each<[string, string, keyof typeof expected, number]>([
  ['Content-Security-Policy', "default-src 'self'", 'content security policy', 5],
  ['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'", 'content security policy', 0],
  ['Content-Security-Policy', "default-src 'none'; img-src http:", 'content security policy', -10],
  ['Content-Security-Policy', "default-src 'none'; script-src 'unsafe-eval'", 'content security policy', -10],
  ['Content-Security-Policy', "default-src 'none'; script-src 'unsafe-inline'", 'content security policy', -20],
  ['Content-Security-Policy', "style-src 'self'", 'content security policy', -20],
  ['Content-Security-Policy', "default-src 'none'", 'framing', 0],
  ['Strict-Transport-Security', 'max-age=3600', 'HSTS', -10],
  ['Referrer-Policy', 'unsafe-url', 'referrer policy', -5],
  ['Cross-Origin-Resource-Policy', 'cross-origin', 'resource policy', 0],
  ['Cross-Origin-Resource-Policy', 'other', 'resource policy', -5],
  ['X-Content-Type-Options', 'other', 'media types', -5],
])('the header %s: %s changes the points of the %s to %i', async (name, value, row, points) => {
  const page = await pageOfNode();
  page.headers.set(name, value);
  const html = page.html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  expect(observatoryPoints({ ...page, html })[row]).toBe(points);
});

test('a script of another host without a hash costs five points', async () => {
  const page = await pageOfNode();
  const html = `${page.html}<script src="https://other.example/x.js"></script>`;
  expect(observatoryPoints({ ...page, html })['scripts of other hosts']).toBe(-5);
});

test('bonuses do not count after penalties of more than ten points', () => {
  expect(observatoryScore({ HSTS: -10, framing: 5 })).toBe(95);
  expect(observatoryScore({ HSTS: -20, framing: 5 })).toBe(80);
});
