export function writeDocument() {}
