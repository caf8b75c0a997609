import { act } from '@testing-library/react';

// The test's own clock may be faked later.
const setRealTimeout = setTimeout;

const pause = 5;
const attempts = 1_000;

/**
 * Waits until an assertion passes, while a faked clock stands still. Testing Library's `waitFor` and `findBy…` move it by
 * 50 ms at each attempt, so that a test which then counts milliseconds depends on the machine's load.
 */
export async function waitWithStoppedClock(assertion: () => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    // Timers without a delay, and what waits for nothing but its turn.
    await act(async () => {
      await jest.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => setRealTimeout(resolve, pause));
    });
    try {
      return assertion();
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}
