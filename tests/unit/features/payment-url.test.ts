import { describe, expect, test } from 'vitest';
import { paymentOrigins } from '#src/api/config.ts';
import { allowedPaymentUrl } from '#src/features/payment/payment-url.ts';

const site = 'https://hanbit-cosmetics.example';
const paymentSite = 'https://pay.hanbit-card.example';
const allowedUrl = (url: unknown) => allowedPaymentUrl(url, paymentOrigins, site);

describe('a payment URL is opened', () => {
  test.each([
    [`${paymentSite}/pc/HB20251105-000317`, `${paymentSite}/pc/HB20251105-000317`],
    [`${paymentSite}/m/1?device=mobile&next=%2Fa#top`, `${paymentSite}/m/1?device=mobile&next=%2Fa#top`],
    [paymentSite, `${paymentSite}/`],
    ['HTTPS://PAY.Hanbit-Card.example:443/pc', `${paymentSite}/pc`],
    [`${site}/api/mock/card/1`, `${site}/api/mock/card/1`],
  ])('%s', (url, opened) => {
    expect(allowedUrl(url)).toBe(opened);
  });

  test.each(['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173', 'http://192.168.0.7:5173'])(
    "over http on the site's own origin %s",
    (origin) => {
      expect(allowedPaymentUrl(`${origin}/api/mock/card/1`, ['self'], origin)).toBe(`${origin}/api/mock/card/1`);
    },
  );

  test.each(['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173'])(
    'over http on the allowed loopback host %s of another site',
    (origin) => {
      expect(allowedPaymentUrl(`${origin}/pay`, [origin], site)).toBe(`${origin}/pay`);
    },
  );
});

/** URLs that a compromised server, or an attacker who changes its responses, might send. */
const hostile: Record<string, unknown[]> = {
  'another scheme': [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://pay.hanbit-card.example/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://pay.hanbit-card.example/1',
    'file:///etc/passwd',
    'ftp://pay.hanbit-card.example/',
    'ws://pay.hanbit-card.example/',
    'intent://pay.hanbit-card.example/#Intent;scheme=https;end',
    'about:blank',
    'view-source:https://pay.hanbit-card.example/',
    'http://pay.hanbit-card.example/',
  ],
  'a user before the host': [
    'https://pay.hanbit-card.example@evil.example/',
    'https://pay.hanbit-card.example:443@evil.example/',
    'https://user:word@pay.hanbit-card.example/',
    'https://@pay.hanbit-card.example/',
    'https://evil.example%40pay.hanbit-card.example/',
    'https://pay.hanbit-card.example%40evil.example/',
  ],
  'a similar host': [
    'https://pay.hanbit-card.example.evil.example/',
    'https://evilpay.hanbit-card.example/',
    'https://pay-hanbit-card.example/',
    'https://hanbit-card.example/',
    'https://pay.hanbit-card.examp1e/',
    'https://pay.hanbit-card.example./',
    'https://pаy.hanbit-card.example/',
    'https://xn--py-7kc.hanbit-card.example/',
    'https://pay。hanbit-card。example/',
    'https://pay.hanbit-card.example:8443/',
    'https://evil.example/https://pay.hanbit-card.example/',
    'https://evil.example/?https://pay.hanbit-card.example',
    'https://evil.example#@pay.hanbit-card.example',
  ],
  'a malformed URL that a parser repairs': [
    'https:\\\\evil.example\\',
    'https:\\\\pay.hanbit-card.example\\',
    'https://pay.hanbit-card.example\\@evil.example/',
    'https://evil.example\\@pay.hanbit-card.example/',
    '//pay.hanbit-card.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example/',
    ' https://pay.hanbit-card.example/',
    'https://pay.hanbit-card.example/\n',
    'https://pay.hanbit-\tcard.example/',
    'https://pay.hanbit-card.example/\u202Emoc',
    '/api/mock/card/1',
    'pay.hanbit-card.example/pc',
  ],
  'an encoded URL': [
    '%68ttps://pay.hanbit-card.example/',
    'https%3A%2F%2Fpay.hanbit-card.example%2F',
    'https://pay%2Ehanbit-card.example/',
    'https://pay.hanbit-card.example%2F@evil.example/',
    'https://pay.hanbit-card.example%00.evil.example/',
    'https://%65vil.example/',
  ],
  'not a URL': ['', ' ', 'https://', 'https://[', 'https://pay.hanbit-card.example:99999/', null, undefined, 7, {}, []],
};

describe('a payment URL is rejected', () => {
  test.each(Object.entries(hostile))('%s', (_, urls) => {
    expect(urls.filter((url) => allowedUrl(url) !== null)).toEqual([]);
  });

  test('over http on another host, even when its origin is allowed', () => {
    expect(allowedPaymentUrl('http://10.0.0.7/pay', ['http://10.0.0.7'], site)).toBeNull();
    expect(allowedPaymentUrl('http://10.0.0.7:81/pay', ['self'], 'http://10.0.0.7')).toBeNull();
    expect(allowedPaymentUrl('http://10.0.0.7/pay', [], 'http://10.0.0.7')).toBeNull();
  });
});
