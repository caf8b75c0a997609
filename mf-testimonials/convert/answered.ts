/** The state of a history entry: its member has just turned this prayer into a testimony. */
export const answered = (prayerId: number) => ({ answeredPrayer: prayerId });

export function answeredIn(state: unknown): number | null {
  return (state as Partial<ReturnType<typeof answered>> | null)?.answeredPrayer ?? null;
}
