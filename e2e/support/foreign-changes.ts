/**
 * The kinds of changes that extensions of the browser and translations make to a page, from public reports about pages that
 * are rendered on a server (react/react issue 24430, vercel/next.js discussion 78252).
 */
export const foreignChanges = [
  'an element beside each field',
  'an element around each field',
  'an icon in each label',
  'styles and scripts in the head',
  'attributes and classes on html and body',
  'attributes on fields',
  'replaced words',
  'marked words',
  'translated texts',
  'removed pictures',
  'removed paragraphs',
  'a shadow host in the body',
  'an element at the start of the page',
  'an element at the end of the main content',
  'a button in the header',
  'an element that comes and goes',
] as const;

export type ForeignChange = (typeof foreignChanges)[number];

/** Changes the page. Runs in the page, so it uses nothing from outside. */
export function changePage(change: ForeignChange): void {
  const root = document.getElementById('root');
  const fields = [...document.querySelectorAll<HTMLElement>('main :is(input:not([type=hidden]), textarea)')];
  const added = (name: string) => {
    const element = document.createElement(name);
    element.setAttribute('data-foreign', '');
    return element;
  };
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const isShown = !currentNode.parentElement?.closest('script, style, textarea, svg, option');
      if (currentNode instanceof Text && currentNode.data.trim() && isShown) found.push(currentNode);
    }
    return found;
  };
  const wrap = (text: Text, name: string) => {
    const element = added(name);
    text.replaceWith(element);
    element.append(text);
  };
  const changes: Record<ForeignChange, () => void> = {
    'an element beside each field': () => {
      for (const field of fields) field.after(added('grammarly-extension'));
    },
    'an element around each field': () => {
      for (const field of fields) {
        const isFocused = field === document.activeElement;
        const around = added('span');
        field.replaceWith(around);
        around.append(field);
        if (isFocused) field.focus();
      }
    },
    'an icon in each label': () => {
      for (const label of document.querySelectorAll('main label')) label.append(added('i'));
    },
    'styles and scripts in the head': () => {
      document.head.prepend(added('style'));
      document.head.append(added('style'), added('meta'));
    },
    'attributes and classes on html and body': () => {
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
      document.documentElement.classList.add('foreign');
      document.body.setAttribute('cz-shortcut-listen', 'true');
    },
    'attributes on fields': () => {
      for (const field of fields) {
        field.setAttribute('data-lpignore', 'true');
        field.style.backgroundImage = 'none';
      }
    },
    'replaced words': () => {
      for (const text of texts()) text.data = text.data.replace(/[가-힣]/, '빛');
    },
    'marked words': () => {
      for (const text of texts().filter((_, index) => index % 3 === 0)) wrap(text, 'mark');
    },
    'translated texts': () => {
      for (const text of texts()) wrap(text, 'font');
    },
    'removed pictures': () => {
      for (const picture of document.querySelectorAll('main img, main picture')) picture.remove();
    },
    'removed paragraphs': () => {
      for (const paragraph of document.querySelectorAll('main p')) paragraph.remove();
    },
    'a shadow host in the body': () => {
      const host = added('div');
      host.attachShadow({ mode: 'open' }).append(added('button'));
      document.body.prepend(host);
    },
    'an element at the start of the page': () => root?.prepend(added('div')),
    'an element at the end of the main content': () => document.querySelector('main')?.append(added('div')),
    'a button in the header': () => document.querySelector('header div')?.prepend(added('button')),
    'an element that comes and goes': () => {
      const element = added('div');
      const parent = fields[0]?.parentElement ?? document.querySelector('main');
      let count = 0;
      const toggle = () => {
        if (element.isConnected) element.remove();
        else parent?.append(element);
        count += 1;
        if (count < 200) requestAnimationFrame(toggle);
      };
      toggle();
    },
  };
  changes[change]();
}
