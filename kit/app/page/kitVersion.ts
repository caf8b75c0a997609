import manifest from '../../package.json';

/** The version of the kit that this page runs; each remote names the range that it needs. */
export const kitVersion: string = manifest.version;
