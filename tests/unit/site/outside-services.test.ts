import { expect, test } from 'vitest';
import { emailDomains } from '#src/content/email-domains.ts';
import { inquiryDomains } from '#src/content/inquiry.ts';
import { findPostcodeService } from '#src/embed/postcode-service.ts';
import { parseFrameMessage } from '#src/features/address-search/address-search-frame.ts';

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

test('the page of the postal-code service hands over an address; other texts and other origins are ignored', () => {
  const page = 'https://postcode.example/search?mode=transmit';
  const found = {
    zonecode: '01235',
    address: '서울특별시 한빛구 은하로 34',
    addressType: 'R',
    bname: '',
    buildingName: '',
  };
  const text = Object.entries({ action: 'done', sido: '서울', ...found })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('|');
  const readPageMessage = (data: unknown, origin = 'https://postcode.example') =>
    parseFrameMessage({ data, origin, source: null }, null, page);
  expect(readPageMessage(text)).toEqual({ from: 'postcode', event: 'found', ...found });
  for (const data of [text.replace('done', 'resize'), text.replace('01235', '<b>'), '|=|%', null, { event: 'found' }])
    expect(readPageMessage(data)).toBeNull();
  expect(readPageMessage(text, 'https://other.example')).toBeNull();
});
