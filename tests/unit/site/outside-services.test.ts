import { expect, test } from 'vitest';
import { emailDomains } from '#src/content/email-domains.ts';
import { inquiryDomains } from '#src/content/inquiry.ts';
import { findPostcodeService } from '#src/embed/postcode-service.ts';

test('an email field offers twenty public domains, and the inquiry the first three', () => {
  expect(new Set(emailDomains.filter((domain) => /^[a-z]+(\.[a-z]+)+$/.test(domain))).size).toBe(20);
  expect(emailDomains.join(' ')).not.toContain('.example');
  expect(inquiryDomains).toEqual(emailDomains.slice(0, 3));
});

test('the postal-code service is found in its present namespace, else in the former one', () => {
  const present = class {};
  const former = class {};
  expect(findPostcodeService({ daum: { Postcode: former }, kakao: { Postcode: present } })).toBe(present);
  expect(findPostcodeService({ daum: { Postcode: former }, kakao: { maps: {} } })).toBe(former);
  expect(findPostcodeService({ daum: null })).toBeUndefined();
});
