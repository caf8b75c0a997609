/** The reason why an area cannot be shown, with its code in docs/errors.md. */
export type AreaFaultCode =
  'PW-101' | 'PW-102' | 'PW-103' | 'PW-104' | 'PW-105' | 'PW-106' | 'PW-107' | 'PW-108' | 'PW-109' | 'PW-110';

export class AreaFault extends Error {
  /** Resolves if what did not arrive in time (PW-103) arrives after all; never rejects. */
  declare late?: Promise<unknown>;

  constructor(
    readonly code: AreaFaultCode,
    message: string,
    /** The version that broke; null where there is none. */
    readonly version: string | null = null,
  ) {
    super(message);
    this.name = 'AreaFault';
  }
}

/**
 * A component that waits without end. Its code is none of the type, in which one more would break areas that list all of
 * them (docs/decisions/0025-kit-api.md).
 */
export function endlessSuspense(remote: string, version: string | null): AreaFault {
  return new AreaFault('PW-111' as AreaFaultCode, `${remote} suspends`, version);
}

/** The code of an error that broke a region; PW-108 for one that was thrown while it rendered. */
export function faultCodeOf(error: unknown): AreaFaultCode {
  if (error instanceof AreaFault) return error.code;
  return isMissingPart(error) ? 'PW-110' : 'PW-108';
}

/** Whether a loaded area fails to load a further chunk, as after a deployment. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
