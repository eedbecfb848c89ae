import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#tools/build/content-security-policy.ts';
import { type Environment, parseEnvironment } from '#tools/environment/environment.ts';

const policyWith = (changed: Partial<Environment>) =>
  contentSecurityPolicy([], { ...parseEnvironment({}), ...changed }).split('; ');

test.each([
  [{}, "frame-src 'self' https://postcode.map.kakao.com"],
  [{ VITE_EMBED_ORIGIN: 'https://embed.society.kr' }, "frame-src 'self' https://embed.society.kr"],
  [{ POSTCODE_SCRIPT: '' }, "frame-src 'self'"],
])('with %j, the policy has the directive "%s"', (changed, directive) => {
  expect(policyWith(changed)).toContain(directive);
});

test.each([
  [null, "connect-src 'self'"],
  ['/reports', "connect-src 'self'"],
  ['https://reports.example/site?key=1', "connect-src 'self' https://reports.example"],
])('with reports to %s, the policy has the directive "%s"', (reportAddress, directive) => {
  expect(policyWith({ VITE_REPORT_ADDRESS: reportAddress })).toContain(directive);
});

test.each([
  ['https://api.society.example/v', null, "connect-src 'self' https://api.society.example"],
  ['https://a.example/v', 'https://a.example/reports', "connect-src 'self' https://a.example"],
  ['https://a.example', 'https://b.example/', "connect-src 'self' https://a.example https://b.example"],
])('with the API at %s and reports to %s, the policy has the directive "%s"', (apiBase, reportAddress, directive) => {
  expect(policyWith({ VITE_API_BASE: apiBase, VITE_REPORT_ADDRESS: reportAddress })).toContain(directive);
});
