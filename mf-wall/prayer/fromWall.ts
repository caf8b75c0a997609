/** The state of a history entry whose previous one is the wall. */
export const fromWall = { isFromWall: true };

export function isFromWall(state: unknown): boolean {
  return (state as Partial<typeof fromWall> | null)?.isFromWall === true;
}
