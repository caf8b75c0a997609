import { reportFault } from './reportFault';

/** Milliseconds that the scripts of one area may take of one frame. */
const longest = 200;

/** A long animation frame, as browsers with its API describe it. */
interface LongFrame extends PerformanceEntry {
  scripts: readonly { sourceURL: string; duration: number }[];
}

// Reports areas whose scripts kept the browser busy (PW-112), from when this module is imported. A browser names the
// script that a task began in: a render by React is the shell's.
new PerformanceObserver((list) => {
  for (const { scripts } of list.getEntries() as LongFrame[]) {
    for (const [address, duration] of durationsIn(scripts)) {
      const [area, version] = address.split('/');
      if (duration >= longest) reportFault('PW-112', area!, version!);
    }
  }
}).observe({ type: 'long-animation-frame', buffered: true });

/** By `mf-wall/1a2b3c`. */
function durationsIn(scripts: LongFrame['scripts']): Map<string, number> {
  const durations = new Map<string, number>();
  for (const { sourceURL, duration } of scripts) {
    const [, address] = /\/mf\/(?:~\d+\/)?([^/]+\/[^/]+)\//.exec(sourceURL) ?? [];
    if (address) durations.set(address, (durations.get(address) ?? 0) + duration);
  }
  return durations;
}
