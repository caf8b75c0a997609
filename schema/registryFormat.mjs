/** The format of registry.json. What is written in another one is not read: its versions say too little of themselves. */
export const registryFormat = 3;
