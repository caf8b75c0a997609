import { palette, type RoleName } from 'schema/palette';
import { html, Html, htmlDocument } from '../src/platform/html/html';

interface SignInPage {
  action: string;
  name?: string;
  email?: string;
  isUnverified?: boolean;
  problem?: string;
}

/** The sign-in page: a form that works without JavaScript (contract, section 1). */
export function signInPage({
  action,
  name = '',
  email = '',
  isUnverified = false,
  problem,
}: SignInPage): string {
  return htmlDocument({
    head: html`<title>Sign in · local identity provider</title>
      <style>
        ${new Html(style)}
      </style>`,
    body: html`<main>
      <h1>Sign in</h1>
      <p>Any name and address will do: this provider stands in for Google on a developer’s machine.</p>
      ${problem ? html`<p role="alert">${problem}</p>` : null}
      <form method="post" action="${action}">
        <label>Name <input name="name" autocomplete="name" required maxlength="100" value="${name}" /></label>
        <label
          >Email
          <input name="email" type="email" autocomplete="email" required maxlength="254" value="${email}"
        /></label>
        <label class="choice"
          ><input name="unverified" type="checkbox" ${isUnverified ? 'checked' : ''} /> This provider has not
          verified the address</label
        >
        <button>Continue</button>
      </form>
      <small>Nothing that you type here leaves this machine.</small>
    </main>`,
  });
}

const colour = (role: RoleName) => `light-dark(${palette.light[role]}, ${palette.dark[role]})`;

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: ${colour('surface')}; color: ${colour('ink')}; }
main { box-sizing: border-box; width: min(26rem, 100% - 2rem); padding: 2rem; display: grid; gap: 1.25rem; background: ${colour('surfaceRaised')}; border-radius: 1rem; }
h1, p { margin: 0; }
h1 { font-size: 1.5rem; }
form, label { display: grid; gap: .35rem; }
form { gap: 1.25rem; }
input, button { box-sizing: border-box; font: inherit; min-height: 3rem; padding: .5rem .75rem; border-radius: .5rem; border: 1px solid ${colour('lineStrong')}; background: transparent; color: inherit; }
button { border: 0; font-weight: 700; cursor: pointer; background: ${colour('accent')}; color: ${colour('inkOnAccent')}; }
:focus-visible { outline: 3px solid ${colour('focus')}; outline-offset: 2px; }
.choice { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; min-height: 0; margin: 0; accent-color: ${colour('accent')}; }
[role=alert] { color: ${colour('danger')}; font-weight: 700; }
small { color: ${colour('inkSoft')}; }
`;
