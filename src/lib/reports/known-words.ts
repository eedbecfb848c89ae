/**
 * The words that browsers, React and the loader of lazy code use in their error messages. Every other word of a message
 * may have been typed by a visitor.
 */
export const knownWords: ReadonlySet<string> = new Set(
  [
    'a abort aborted access accessing after already an and any are argument arguments array as assign assignment at',
    "attempted attempting be because before both buffer call called can cannot can't child circular class client cloned",
    'closed configurable const constant construct constructor convert converting could create css data date declaration',
    "define defined deleted depth destructure did didn't document does doesn't element end error evaluating exceeded execute",
    'expected extensible fail failed fetch find for found from function generator getter has have html',
    'hydrated hydration identifier illegal import importing in index infinite initial initialization initialized input insecure instance instead',
    'interrupted invalid invocation invoked is it iterable iterator json key length lexical load loop match maximum memory',
    'method minified missing module more must name navigation network new no node non not null number object of on only',
    'operation or out overflow parameter parameters parent parse position preload private promise properties property prototype',
    'provided quota range react read reading readonly reason recursion reduce redefine remove rendered request required',
    'resource return returned script secure security server set setting setter shadow signal size stack state storage',
    'string structure supported symbol syntax text that the this timeout to token too top transaction tree trusted type',
    'unable undefined unexpected unhandled unknown unsupported update url value values variable was were when while with',
    'without you zero',
  ]
    .join(' ')
    .split(' '),
);
