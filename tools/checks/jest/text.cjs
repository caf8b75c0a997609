/** Imports a file as its text, as the bundler does. */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
