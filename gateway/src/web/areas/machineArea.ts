import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { machineAreaRule, type MachineArea } from 'schema/area';
import { BadInput } from '../../platform/errors';

/** Characters: a browser keeps 4,096 bytes of a cookie. */
const maxLength = 3_000;
const maxBytes = 64 * 1024;

/**
 * Packs what a developer's build says of itself, the JSON of its area.json, for a cookie. Empty if nothing is known.
 *
 * @throws BadInput
 */
export function packArea(json: string): string {
  if (json === '') return '';
  const { data, error } = machineAreaRule.safeParse(parsed(json));
  if (error) {
    const [issue] = error.issues;
    throw refused(`its area.json is wrong: ${issue!.path.join('.')}: ${issue!.message}`);
  }
  const packed = deflateRawSync(JSON.stringify(data)).toString('base64url');
  if (packed.length > maxLength) throw refused('its area.json has too many routes for a cookie');
  return packed;
}

/** Reads what `packArea` returned, from a signed text. */
export function unpackArea(packed: string): MachineArea | null {
  if (packed === '') return null;
  const json = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: maxBytes }).toString();
  return machineAreaRule.parse(JSON.parse(json));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const refused = (message: string) => new BadInput([{ path: 'area', message }]);
