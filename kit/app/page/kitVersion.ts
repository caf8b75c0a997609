import manifest from '../../package.json';

/** The version of kit on this page; each remote declares the range that it needs. */
export const kitVersion: string = manifest.version;
