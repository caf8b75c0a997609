import type { AreaDeclaration as Declaration } from 'schema/area';
import type { Slots } from './areas';

/** What an area exports as `area` from its `area.ts` (docs/areas.md). */
export interface AreaDeclaration extends Omit<Declaration, 'slots'> {
  /** The slots that it fills, each with the module of the component that does. */
  slots?: { [Name in keyof Slots]?: string };
}
