import type { AreaDeclaration as Declaration } from 'schema/area';
import type { Slots } from './areas';

/** The type of the export `area` of an area's `area.ts` (docs/areas.md). */
export interface AreaDeclaration extends Omit<Declaration, 'routes' | 'slots'> {
  routes?: (Omit<Route, 'slots'> & { slots?: BySlot<NonNullable<Route['slots']>[string]> })[];
  /** The slots that it fills, each with the module of its component, and perhaps its first operation. */
  slots?: BySlot<NonNullable<Declaration['slots']>[string]>;
}

type Route = NonNullable<Declaration['routes']>[number];
type BySlot<Value> = { [Name in keyof Slots]?: Value };
