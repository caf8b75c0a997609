import { role } from './role';

/** Elevation. */
export const shadow = {
  resting: `0 1px 2px rgb(${role.shade} / 0.07), 0 2px 8px -2px rgb(${role.shade} / 0.08)`,
  lifted: `0 2px 4px rgb(${role.shade} / 0.07), 0 10px 24px -8px rgb(${role.shade} / 0.18)`,
  floating: `0 4px 10px rgb(${role.shade} / 0.1), 0 20px 48px -12px rgb(${role.shade} / 0.32)`,
};
