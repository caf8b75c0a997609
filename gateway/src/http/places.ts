/**
 * Calls that one gateway works on at a time for as long as one likes. With more, each would only wait longer for one of
 * the few connections of the database, until all of them come too late.
 */
const most = 100;
/** In an overload: four for each of those connections keep the database busy. */
const fewest = 40;
/** Many at once after a calm are no overload: they are through within a second, and to be refused would be a loss. */
const mostInBurst = 400;
/** What comes within this time comes at once; what comes after it must be through in `burst`, as quickly as it goes. */
const atOnce = 50;
const burst = 200;
const calm = 1_000;
/** What a call may wait in an overload: as many have a place as are answered in this time. */
const patience = 50;
const pace = 100;

/** How many calls a gateway takes upon itself; all times in milliseconds. */
export interface Places {
  /** Whether one more may come to those under way. Asked once for each call. */
  hasOne(underWay: number): boolean;
  /** A call has been answered. */
  giveBack(): void;
}

/**
 * A hundred places; after a calm second, once, three hundred more, which are not given again: to those who come at once,
 * and to those who follow if the gateway is quick enough. In what goes on after that there are as many as the gateway is
 * quick to answer, until nobody has been refused for a second.
 */
export function createPlaces(now = () => performance.now()): Places {
  let places = most;
  let fullAt = -Infinity;
  let burstEnds = 0;
  let extra = 0;
  let answered = 0;
  let countedSince = 0;

  return {
    hasOne(underWay) {
      if (underWay < places) return true;
      const time = now();
      if (time - fullAt > calm) beginAnew(time);
      if (underWay < places) return true;
      fullAt = time;
      if (extra > 0 && isBurst(time, underWay)) {
        extra -= 1;
        return true;
      }
      if (time > burstEnds) follow(time);
      return underWay < places;
    },
    giveBack() {
      answered += 1;
    },
  };

  function isBurst(time: number, underWay: number): boolean {
    const passed = time - (burstEnds - burst);
    return passed <= atOnce || (passed <= burst && underWay < (answered / passed) * burst);
  }

  function beginAnew(time: number): void {
    places = most;
    burstEnds = time + burst;
    extra = mostInBurst - most;
    answered = 0;
    countedSince = time;
  }

  function follow(time: number): void {
    const passed = time - countedSince;
    if (passed < pace) return;
    places = Math.min(most, Math.max(fewest, Math.round((answered / passed) * patience)));
    answered = 0;
    countedSince = time;
  }
}
