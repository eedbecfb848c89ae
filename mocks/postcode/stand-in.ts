/** Replaces the script of the postal-code service during development. It has the same interface. */
import { type PostcodeResult, searchAddresses } from './addresses.ts';

type Options = {
  oncomplete: (result: PostcodeResult) => void;
  onclose: (state: 'COMPLETE_CLOSE' | 'FORCE_CLOSE') => void;
};

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: Node[] = [],
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}

const style = `
  main { box-sizing: border-box; color: #222; background: #fff; font: 15px/1.5 sans-serif; overflow: auto; padding: 16px }
  form { display: flex; gap: 8px }
  input { border: 1px solid #767676; flex: 1; font: inherit; min-width: 0; padding: 8px }
  button { background: #fff; border: 1px solid #767676; cursor: pointer; font: inherit; min-height: 40px; padding: 8px }
  ul { list-style: none; margin: 12px 0 0; padding: 0 }
  li button { border-width: 0 0 1px; text-align: left; width: 100% }
`;

class Postcode {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  embed(container: Element): void {
    const input = createElement('input', { type: 'text', ariaLabel: '도로명, 건물명 또는 지번' });
    const resultList = createElement('ul', { ariaLabel: '검색 결과' });
    const count = createElement('p', { role: 'status' });
    const form = createElement('form', {}, [input, createElement('button', { textContent: '검색' })]);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const results = searchAddresses(input.value);
      count.textContent =
        results.length > 0 ? `${results.length}건` : '검색 결과가 없습니다. ‘은하로’로 검색해 보세요.';
      resultList.replaceChildren(...results.map((result) => createElement('li', {}, [this.#resultButton(result)])));
    });
    document.head.append(createElement('style', { textContent: style }));
    container.replaceChildren(
      createElement('p', { textContent: '우편번호 서비스의 시험용 화면' }),
      form,
      count,
      resultList,
    );
  }

  #resultButton(result: PostcodeResult): HTMLButtonElement {
    const button = createElement('button', { type: 'button', textContent: `${result.zonecode} ${result.address}` });
    button.addEventListener('click', () => {
      this.#options.oncomplete(result);
      this.#options.onclose('COMPLETE_CLOSE');
    });
    return button;
  }
}

Object.assign(window, { kakao: { Postcode } });
