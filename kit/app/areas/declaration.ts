import type { AreaDeclaration as Declaration } from 'schema/area';
import type { Slots } from './areas';

/** The type of the export `area` of an area's `area.ts` (docs/areas.md). */
export interface AreaDeclaration extends Omit<Declaration, 'slots'> {
  /** The slots that it fills, each with the module of its component, and perhaps its first operation. */
  slots?: { [Name in keyof Slots]?: NonNullable<Declaration['slots']>[string] };
}
