/** The format of registry.json. Other formats are refused: their versions lack required fields. */
export const registryFormat = 3;
