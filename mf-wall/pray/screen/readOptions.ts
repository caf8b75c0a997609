const least = 10;
const most = 300;
const usual = 60;

interface ScreenOptions {
  /** Seconds for each prayer. */
  seconds: number;
  hasNames: boolean;
  hasClock: boolean;
}

/** The screen's address: `seconds` out of range is the nearest that is in range, and what is no number the usual one. */
export function readOptions(params: URLSearchParams): ScreenOptions {
  const seconds = Number(params.get('seconds') || Number.NaN);
  return {
    seconds: Number.isNaN(seconds) ? usual : Math.min(most, Math.max(least, Math.round(seconds))),
    hasNames: params.get('names') === 'yes',
    hasClock: params.get('clock') === 'yes',
  };
}
