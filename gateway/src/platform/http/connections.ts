import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf, normalised } from './callerAddress';

interface Bounds {
  /** Connections of one address without a request in progress. */
  maxIdle: number;
  /** Milliseconds in which a reader must take at least something. */
  stalledFor: number;
  /** Milliseconds in which a reader must have taken all. */
  slowFor: number;
  /** Bytes that may wait for all readers together. */
  maxWaiting: number;
  checkEvery: number;
}

const usual: Bounds = {
  maxIdle: 1_000,
  stalledFor: 20_000,
  slowFor: 120_000,
  maxWaiting: 64 * 1024 * 1024,
  checkEvery: 2_000,
};

/** Output that waits for a reader; times are those of `time`. */
interface Reading {
  network: string;
  progress: string;
  movedAt: number;
  /** When something began to wait. */
  since: number;
}

/**
 * Disconnects readers that do not read or are very slow, and the connection of an address that was idle for longest
 * when it has too many. Behind a proxy the address is the proxy's, which opens connections as it needs them.
 *
 * @returns a function that stops watching
 */
export function boundConnections(server: Server, given: Partial<Bounds> = {}): () => void {
  const bounds = { ...usual, ...given };
  const readings = new Map<Socket, Reading>();
  const idle = new Map<string, Set<Socket>>();
  let checkedAt = performance.now();
  /** Milliseconds in which this process could serve readers: while it was stopped or starved, nobody was slow. */
  let time = 0;

  server.on('connection', (socket: Socket) => {
    const network = networkOf(normalised(socket.remoteAddress ?? 'unknown'));
    readings.set(socket, { network, progress: '', movedAt: time, since: time });
    addIdle(network, socket);
    socket.once('close', () => {
      readings.delete(socket);
      removeIdle(network, socket);
    });
  });
  server.on('request', ({ socket }, response) => {
    const { network } = readings.get(socket)!;
    removeIdle(network, socket);
    response.on('close', () => {
      if (!socket.destroyed) addIdle(network, socket);
    });
  });
  const timer = setInterval(check, bounds.checkEvery).unref();
  return () => clearInterval(timer);

  function addIdle(network: string, socket: Socket): void {
    const sockets = idle.get(network) ?? new Set();
    idle.set(network, sockets.add(socket));
    const [longest] = sockets;
    if (sockets.size > bounds.maxIdle) longest!.destroy();
  }

  function removeIdle(network: string, socket: Socket): void {
    const sockets = idle.get(network);
    sockets?.delete(socket);
    if (sockets?.size === 0) idle.delete(network);
  }

  function check(): void {
    time += Math.min(performance.now() - checkedAt, 2 * bounds.checkEvery);
    checkedAt = performance.now();
    let waiting = 0;
    for (const [socket, reading] of readings) {
      if (waitingFor(socket) === 0) {
        Object.assign(reading, { progress: '', movedAt: time, since: time });
        continue;
      }
      const progress = progressOf(socket);
      if (progress !== reading.progress) Object.assign(reading, { progress, movedAt: time });
      if (time - reading.movedAt >= bounds.stalledFor || time - reading.since >= bounds.slowFor)
        socket.resetAndDestroy();
      else waiting += waitingFor(socket);
    }
    if (waiting > bounds.maxWaiting) makeRoom(waiting);
  }

  /** The readers with the most waiting output go first. */
  function makeRoom(waiting: number): void {
    const slowest = [...readings.keys()].sort((one, other) => waitingFor(other) - waitingFor(one));
    let left = waiting;
    for (const socket of slowest) {
      if (left <= bounds.maxWaiting) return;
      left -= waitingFor(socket);
      socket.resetAndDestroy();
    }
  }
}

const waitingFor = (socket: Socket) => socket.writableLength;

/** Changes when the reader takes something; a single large write shows it only in the handle's queue. */
function progressOf(socket: Socket): string {
  const { _handle: handle } = socket as unknown as { _handle: { writeQueueSize: number } | null };
  return `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize ?? 0}`;
}
