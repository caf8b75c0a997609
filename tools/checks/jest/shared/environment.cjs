const { TestEnvironment } = require('jest-environment-node');

const shared = new Map();

/** Node's environment, one for all test files of a project that a worker runs, so that they can share modules. */
module.exports = class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { id } = config.projectConfig;
    const existing = shared.get(id);
    if (existing) return existing;
    super(config, context);
    this.isShared = () => true;
    this.variables = { ...this.global.process.env };
    shared.set(id, this);
  }

  /** Leaves it to the next file as this one found it; the runtime has restored what was mocked. */
  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    const { env } = this.global.process;
    for (const name of Object.keys(env)) if (!Object.hasOwn(this.variables, name)) delete env[name];
    Object.assign(env, this.variables);
  }
};
