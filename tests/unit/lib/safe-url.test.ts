import { afterEach, expect, test, vi } from 'vitest';
import { isExternalUrl, isSameOriginUrl, safeLinkUrl } from '#src/lib/browser/safe-url.ts';

afterEach(() => vi.unstubAllGlobals());

const site = ['', '/', '/a.png', 'a.png', '?menu=a', '#a', ' /a.png', '\u0001/a.png', '/\ta.png'];

const external = [
  'https://evil.example/a.png',
  'http://evil.example/a.png',
  'HTTPS://EVIL.EXAMPLE/a.png',
  'https:evil.example/a.png',
  'http:evil.example/a.png',
  'hTtPs:evil.example/a.png',
  'https:/evil.example/a.png',
  'http:\\evil.example/a.png',
  'https:///evil.example/a.png',
  'https:\\\\evil.example/a.png',
  '//evil.example/a.png',
  '///evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example/a.png',
  '\\/evil.example/a.png',
  '/\t/evil.example/a.png',
  '/\n\\evil.example/a.png',
  'ht\ntps:evil.example/a.png',
  'https:\tevil.example/a.png',
  ' https:evil.example/a.png',
  '\u0000\u001fhttps:evil.example/a.png',
];

const others = [
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:image/png;base64,AAAA',
  'blob:https://society.example/1',
  'blob:http://society.example/1',
  'filesystem:https://society.example/1',
  'mailto:office@society.example',
  'tel:020000000',
  'ftp://evil.example/a.png',
  'file:///etc/passwd',
  'about:blank',
  'https://',
  'https://a b/',
];

for (const origin of ['https://society.example', 'http://society.example', 'http://localhost:4270']) {
  const readings = (url: string) => {
    vi.stubGlobal('location', { origin });
    return { isSameOrigin: isSameOriginUrl(url), isExternal: isExternalUrl(url) };
  };

  test.each([...site, `${origin}/a.png`])(`on ${origin}, %j is an address of the site`, (url) => {
    expect(readings(url)).toEqual({ isSameOrigin: true, isExternal: false });
  });

  test.each(external)(`on ${origin}, %j is an address of another site`, (url) => {
    expect(readings(url)).toEqual({ isSameOrigin: false, isExternal: true });
    expect(safeLinkUrl(url)).toBe(url.startsWith('https://') ? url : undefined);
  });

  test.each(others)(`on ${origin}, %j is neither an address of the site nor of another site`, (url) => {
    expect(readings(url)).toEqual({ isSameOrigin: false, isExternal: false });
    expect(safeLinkUrl(url)).toBe(url.startsWith('https://') ? url : undefined);
  });
}
