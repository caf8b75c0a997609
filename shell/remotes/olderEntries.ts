import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Provides the federation runtime under the name by which entries take it that were built with kit 3.6 or before. A page
 * loads it only when it has such an area (docs/decisions/0086).
 */
export function provideRuntime(): void {
  const page = window as { _FEDERATION_RUNTIME_CORE?: typeof runtimeCore };
  page._FEDERATION_RUNTIME_CORE = runtimeCore;
}
