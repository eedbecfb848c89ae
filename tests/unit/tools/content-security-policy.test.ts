import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#tools/build/content-security-policy.ts';

test.each([
  [null, "connect-src 'self'"],
  ['/reports', "connect-src 'self'"],
  ['https://reports.example/site?key=1', "connect-src 'self' https://reports.example"],
])('with reports to %s, the policy has the directive "%s"', (reportAddress, directive) => {
  expect(contentSecurityPolicy({ scripts: [] }, { embedOrigin: null, reportAddress }).split('; ')).toContain(directive);
});
