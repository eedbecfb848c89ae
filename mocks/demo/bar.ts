import './bar.css';
import { logInMember } from '#mocks/panel/log-in.ts';
import { type Persona, personas } from '#mocks/seed/members.ts';
import type { ApiClient } from '#src/api/client.ts';
import { messageOf } from '#src/api/errors.ts';
import { conferenceNameEvents } from '#src/api/generated/constants.ts';
import type { components } from '#src/api/generated/schema.ts';

/** What the bar uses of the site. */
type Site = { api: ApiClient; startSession: (data: components['schemas']['LoginData']) => void };

/** Creates an element with texts and elements. */
function createElement<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: (Node | string)[]) {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

/** Creates a button. */
function createButton(label: string, press: () => Promise<void>): HTMLButtonElement {
  const button = createElement('button', label);
  button.type = 'button';
  button.onclick = () => void press();
  return button;
}

const apiPath = `${import.meta.env.BASE_URL}api/mock/`;

/** Creates the buttons that set the day of the mock, and that discard what was entered. */
function createControls(): HTMLUListElement {
  const [event] = conferenceNameEvents;
  const { abstracts, registration } = event;
  const days = { '초록 접수': abstracts.last, '사전등록 시작': registration.first, '사전등록 마감': registration.last };
  const buttons = Object.entries(days).map(([name, day]) =>
    createButton(`${name}일로 (${day})`, async () => {
      await fetch(`${apiPath}controls/clock?at=${day}T10:00:00%2B09:00`, { method: 'POST' });
      location.reload();
    }),
  );
  const reset = createButton('처음 상태로', async () => {
    await fetch(`${apiPath}reset`, { method: 'POST' });
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    location.assign(import.meta.env.BASE_URL);
  });
  return createElement('ul', ...[...buttons, reset].map((button) => createElement('li', button)));
}

/** Creates a button for each persona. The output has the result of the login. */
function personaList({ api, startSession }: Site, output: HTMLOutputElement): HTMLUListElement {
  const logIn = async ({ member }: Persona) => {
    try {
      startSession(await logInMember(api, member));
      output.textContent = `${member.name} 님으로 로그인했습니다.`;
    } catch (error) {
      output.textContent = `로그인하지 못했습니다. ${messageOf(error)}`;
    }
  };
  const rows = personas.map((persona) => {
    const button = createButton(persona.label, () => logIn(persona));
    return createElement('li', button, ` ${persona.member.id} / ${persona.member.password}`);
  });
  return createElement('ul', ...rows);
}

/** Shows the codes that the mock has sent, because the demo sends no mail. */
async function showCodes(list: HTMLUListElement): Promise<void> {
  const codes: unknown = await (await fetch(`${apiPath}codes`)).json();
  const rows = (Array.isArray(codes) ? codes : []).map(({ email, code }) => createElement('li', `${email}: ${code}`));
  list.replaceChildren(...(rows.length > 0 ? rows : [createElement('li', '아직 보낸 인증번호가 없습니다.')]));
}

/** Adds the line that says what the demo is, with the members to log in as and the codes of mails. */
export function mountDemoBar(site: Site): void {
  const output = createElement('output');
  const codes = createElement('ul');
  const details = createElement(
    'details',
    createElement('summary', '체험 회원'),
    createElement(
      'div',
      output,
      personaList(site, output),
      createElement('p', '메일로 보낸 인증번호'),
      codes,
      createElement('p', '체험 날짜와 초기화'),
      createControls(),
    ),
  );
  details.ontoggle = () => void (details.open && showCodes(codes));
  const bar = createElement('aside', createElement('p', '데모 · 입력한 내용은 이 브라우저에만 저장됩니다'), details);
  bar.className = 'demo-bar';
  bar.setAttribute('aria-label', '데모');
  document.body.append(bar);
}
