let count = 0;

/** Records that this process has written: whatever was derived from the data before is out of date. */
export function recordWrite(): void {
  count += 1;
}

/** How many writes this process has recorded. */
export function countWrites(): number {
  return count;
}
