import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No honest client sends more requests without waiting for a response. */
const maxWaiting = 500;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Runs the pipelined requests of a connection one after the other, each when the response before it has been read. So
 * a connection takes one slot and one response of memory, and what waits on it ends with it.
 */
export function onePerConnection(listener: Listener): Listener {
  const waitingOn = new WeakMap<Socket, (() => void)[]>();

  return (request, response) => {
    const { socket } = request;
    const waiting = waitingOn.get(socket);
    const run = () => {
      response.once('close', () => runNext(socket));
      listener(request, response);
    };
    if (!waiting) {
      waitingOn.set(socket, []);
      run();
    } else if (waiting.length < maxWaiting) waiting.push(run);
    else socket.destroy();
  };

  function runNext(socket: Socket): void {
    const next = socket.destroyed ? undefined : waitingOn.get(socket)?.shift();
    if (next) next();
    else waitingOn.delete(socket);
  }
}
