/** Keys of the documents beside the versions. */
export const registryKey = 'registry.json';
export const schemaKey = 'released-schema.graphql';
export const shellKey = 'released-shell.json';
export const keysKey = 'area-keys.json';

export const registryText = (registry) => `${JSON.stringify(registry, null, 2)}\n`;
