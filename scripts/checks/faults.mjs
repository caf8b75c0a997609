import { testFaults } from '../faults/run.mjs';

const seed = 7;

/** The faults that are quickly survived: real gateways on a real PostgreSQL, which die, are cut off and start together. */
export const faults = () => testFaults({ seed, isLong: false });
