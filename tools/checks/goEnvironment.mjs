/**
 * The environment of compilers that are written in Go. They end after seconds, and a quarter of their time went into
 * collecting garbage.
 */
export const goEnvironment = { ...process.env, GOGC: '400' };
