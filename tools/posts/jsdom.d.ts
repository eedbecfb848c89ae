/** Declares the part of jsdom that the posts need. `@types/jsdom` would add the globals of a page to all tools. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string });
    readonly window: { window: unknown; document: unknown; location: unknown };
  }
}
