import { testFaults } from '../faults/run.mjs';

const seed = 7;

/** The short fault tests: real gateways on a real PostgreSQL, killed, disconnected and started together. */
export const faults = () => testFaults({ seed, isLong: false });
