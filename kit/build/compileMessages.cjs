/** webpack's loader after swc's. Messages stay on their lines, so that the source map stays true enough. */
module.exports = function compileMessagesLoader(code, map) {
  const done = this.async();
  void import('./messages.mjs').then(({ compileMessages }) => done(null, compileMessages(code), map), done);
};
