/**
 * Lets the browser render the parts of the page that it leaves out until they come near the window
 * (`content-visibility: auto`). A visitor who scrolls sees them, and a picture of the whole page must have them too. Parts that
 * the page hides (`hidden`) stay hidden.
 */
export function renderSkippedParts(): void {
  const renderAll = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && rule.style.getPropertyValue('content-visibility') === 'auto')
        rule.style.setProperty('content-visibility', 'visible');
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) renderAll(rule.cssRules);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try {
      renderAll(sheet.cssRules);
    } catch {
      // A style sheet of another host cannot be read.
    }
  }
}
