import { Kind, type DocumentNode } from 'graphql';

/** The same for the same variables in any order; a variable that is left out equals null. */
export function requestKey(operationName: string, variables: Record<string, unknown>): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return operationName + JSON.stringify(given.sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function operationNameOf(document: DocumentNode): string {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? '';
}
