import { describe, expect, test } from 'vitest';
import { paymentOrigins } from '#src/api/config.ts';
import { allowedPaymentUrl } from '#src/lib/browser/safe-url.ts';

const site = 'https://hanbit-cosmetics.example';
const pay = 'https://pay.hanbit-card.example';
const open = (address: unknown) => allowedPaymentUrl(address, paymentOrigins, site);

describe('an address to pay at is opened', () => {
  test.each([
    [`${pay}/pc/HB20251105-000317`, `${pay}/pc/HB20251105-000317`],
    [`${pay}/m/1?device=mobile&next=%2Fa#top`, `${pay}/m/1?device=mobile&next=%2Fa#top`],
    [pay, `${pay}/`],
    ['HTTPS://PAY.Hanbit-Card.example:443/pc', `${pay}/pc`],
    [`${site}/api/mock/card/1`, `${site}/api/mock/card/1`],
  ])('%s', (address, opened) => {
    expect(open(address)).toBe(opened);
  });

  test.each(['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173'])(
    'over plain http from this machine alone: %s',
    (origin) => {
      expect(allowedPaymentUrl(`${origin}/api/mock/card/1`, ['self'], origin)).toBe(`${origin}/api/mock/card/1`);
    },
  );
});

/** What a server that was taken over, or whose answer was changed on its way, might send. */
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
  'a host that looks alike': [
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
  'what a parser would mend': [
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
  'an encoded one': [
    '%68ttps://pay.hanbit-card.example/',
    'https%3A%2F%2Fpay.hanbit-card.example%2F',
    'https://pay%2Ehanbit-card.example/',
    'https://pay.hanbit-card.example%2F@evil.example/',
    'https://pay.hanbit-card.example%00.evil.example/',
    'https://%65vil.example/',
  ],
  'no address': [
    '',
    ' ',
    'https://',
    'https://[',
    'https://pay.hanbit-card.example:99999/',
    null,
    undefined,
    7,
    {},
    [],
  ],
};

describe('an address to pay at is refused', () => {
  test.each(Object.entries(hostile))('when it is %s', (_, addresses) => {
    expect(addresses.filter((address) => open(address) !== null)).toEqual([]);
  });

  test('when plain http leaves this machine, even for an origin that is allowed', () => {
    expect(allowedPaymentUrl('http://10.0.0.7/pay', ['http://10.0.0.7'], site)).toBeNull();
    expect(allowedPaymentUrl('http://10.0.0.7/pay', ['self'], 'http://10.0.0.7')).toBeNull();
  });

  test('and of at least forty such none is opened', () => {
    const all = Object.values(hostile).flat();
    expect(all.length).toBeGreaterThan(40);
    expect(all.map(open).filter((opened) => opened !== null)).toHaveLength(0);
  });
});
