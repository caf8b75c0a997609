interface SignInPage {
  action: string;
  name?: string;
  email?: string;
  problem?: string;
}

/** The sign-in page: a plain form that works without JavaScript (contract, section 1). */
export function signInPage({ action, name = '', email = '', problem }: SignInPage): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sign in · local identity provider</title>
    <style>
      :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f3f0e9, #11181a); color: light-dark(#1d2829, #eee8db); }
      main { box-sizing: border-box; width: min(26rem, 100% - 2rem); padding: 2rem; display: grid; gap: 1.25rem; background: light-dark(#fffdf9, #1a2427); border-radius: 1rem; }
      h1, p { margin: 0; }
      h1 { font-size: 1.5rem; }
      form, label { display: grid; gap: .35rem; }
      form { gap: 1.25rem; }
      input, button { box-sizing: border-box; font: inherit; min-height: 3rem; padding: .5rem .75rem; border-radius: .5rem; border: 1px solid light-dark(#837c6d, #75868a); background: transparent; color: inherit; }
      button { border: 0; font-weight: 700; cursor: pointer; background: light-dark(#1d5a52, #8ccfbc); color: light-dark(#fffdf9, #0a211d); }
      :focus-visible { outline: 3px solid light-dark(#a84b00, #ffcb73); outline-offset: 2px; }
      [role=alert] { color: light-dark(#a2352a, #f39c8e); font-weight: 700; }
      small { color: light-dark(#505b5c, #aab3ae); }
    </style>
  </head>
  <body>
    <main>
      <h1>Sign in</h1>
      <p>Any name and address will do: this provider stands in for Google on a developer’s machine.</p>
      ${problem ? `<p role="alert">${escape(problem)}</p>` : ''}
      <form method="post" action="${escape(action)}">
        <label>Name <input name="name" autocomplete="name" required maxlength="100" value="${escape(name)}"></label>
        <label>Email <input name="email" type="email" autocomplete="email" required maxlength="254" value="${escape(email)}"></label>
        <button>Continue</button>
      </form>
      <small>Nothing that you type here leaves this machine.</small>
    </main>
  </body>
</html>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}
