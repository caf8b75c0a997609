let count = 0;

/** Notes that this process has written: whatever was derived from the data before is out of date. */
export function noteWrite(): void {
  count += 1;
}

/** How many writes this process has noted. */
export function writesSoFar(): number {
  return count;
}
