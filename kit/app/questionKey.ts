/** The same for the same variables, in whatever order they stand; a variable left out is a null one. */
export function questionKey(operationName: string, variables: Record<string, unknown>): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return operationName + JSON.stringify(given.sort(([one], [other]) => (one < other ? -1 : 1)));
}
