const { TestEnvironment } = require('jest-environment-jsdom');

const shared = new Map();

/** jsdom, one for all test files of a project that a worker runs, so that they can share libraries. */
module.exports = class SharedBrowser extends TestEnvironment {
  constructor(config, context) {
    const { id } = config.projectConfig;
    const existing = shared.get(id);
    if (existing) {
      existing.current.console = context.console;
      return existing;
    }
    const current = { console: context.console };
    const console = new Proxy(context.console, { get: (_, name) => current.console[name] });
    super(config, { ...context, console });
    this.current = current;
    this.isShared = isLibrary;
    this.global.sharesLibraries = true;
    this.firstTimer = 1;
    this.variables = Object.getOwnPropertyDescriptors(this.global);
    shared.set(id, this);
  }

  /** Leaves it to the next file as this one found it, but for the style sheets of libraries, which they keep. */
  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    await this.stopTimers();
    const { document, history, localStorage, sessionStorage } = this.global;
    document.body.replaceChildren();
    for (const element of document.head.querySelectorAll(':scope > :not(style[data-styled])'))
      element.remove();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    this.restoreVariables();
  }

  /** Libraries finish what they have put off; everything else would run in the next file. */
  async stopTimers() {
    const { clearTimeout, setTimeout } = this.global;
    await new Promise((resolve) => setTimeout(resolve, 10));
    const last = setTimeout(() => {}, 0);
    for (let timer = this.firstTimer; timer <= last; timer += 1) clearTimeout(timer);
    this.firstTimer = last;
  }

  restoreVariables() {
    const { global, variables } = this;
    for (const name of Object.getOwnPropertyNames(global))
      // Libraries keep their own, and name them like this.
      if (!Object.hasOwn(variables, name) && !Reflect.deleteProperty(global, name) && !name.startsWith('__'))
        throw new Error(`The file leaves ${name} on window to the next one: it must be configurable.`);
    for (const [name, before] of Object.entries(variables)) {
      const { value, get } = Object.getOwnPropertyDescriptor(global, name) ?? {};
      if (!Object.is(value, before.value) || get !== before.get) Object.defineProperty(global, name, before);
    }
  }
};

/** Of libraries these add to each file's framework, or to its global object, when they are evaluated. */
const ownOfFiles = /\/(@testing-library\/(react|jest-dom)|css\.escape)\//;

/** kit and schema are none, in a repository that has them as packages. */
const isLibrary = (file) => /\/node_modules\/(?!\.pnpm|kit\/|schema\/)/.test(file) && !ownOfFiles.test(file);
