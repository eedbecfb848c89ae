import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#tools/build/content-security-policy.ts';

test.each([
  [null, "connect-src 'self'"],
  ['/reports', "connect-src 'self'"],
  ['https://reports.example/site?key=1', "connect-src 'self' https://reports.example"],
])('with reports to %s, the policy has the directive "%s"', (reportAddress, directive) => {
  expect(
    contentSecurityPolicy({ scripts: [] }, { embedOrigin: null, apiBase: '/api', reportAddress }).split('; '),
  ).toContain(directive);
});

test.each([
  ['https://api.society.example/v', null, "connect-src 'self' https://api.society.example"],
  ['https://a.example/v', 'https://a.example/reports', "connect-src 'self' https://a.example"],
  ['https://a.example', 'https://b.example/', "connect-src 'self' https://a.example https://b.example"],
])('with the API at %s and reports to %s, the policy has the directive "%s"', (apiBase, reportAddress, directive) => {
  const policy = contentSecurityPolicy({ scripts: [] }, { embedOrigin: null, apiBase, reportAddress });
  expect(policy.split('; ')).toContain(directive);
});
