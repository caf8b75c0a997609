import { compileMessages } from './messages.mjs';

/** webpack's loader after swc's. Messages stay on their lines, so that the source map stays true enough. */
export default function compileMessagesLoader(code, map) {
  this.callback(null, compileMessages(code), map);
}
