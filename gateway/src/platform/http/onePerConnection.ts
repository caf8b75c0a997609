import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No honest client sends more requests without waiting for a response. */
const maxWaiting = 500;

interface Queue {
  isBusy: boolean;
  waiting: (() => void)[];
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Runs the pipelined requests of a connection one after the other, each when the response before it has been read. So
 * a connection takes one slot and one response of memory, and what waits on it ends with it.
 */
export function onePerConnection(listener: Listener): Listener {
  const queues = new WeakMap<Socket, Queue>();

  return (request, response) => {
    const { socket } = request;
    const queue = queueOf(socket);
    const run = () => {
      response.once('close', () => runNext(socket, queue));
      listener(request, response);
    };
    if (!queue.isBusy) {
      queue.isBusy = true;
      run();
    } else if (queue.waiting.length < maxWaiting) queue.waiting.push(run);
    else socket.destroy();
  };

  function queueOf(socket: Socket): Queue {
    const known = queues.get(socket);
    if (known) return known;
    const queue: Queue = { isBusy: false, waiting: [] };
    queues.set(socket, queue);
    return queue;
  }

  function runNext(socket: Socket, queue: Queue): void {
    if (socket.destroyed) queue.waiting = [];
    const next = queue.waiting.shift();
    if (next) next();
    else queue.isBusy = false;
  }
}
