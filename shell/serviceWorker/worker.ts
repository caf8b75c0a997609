/// <reference lib="webworker" />

/** The worker's own global object, with the types of a worker. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

declare const ICON: string;
declare const CACHES_FILES: boolean;

/** The hashed address of the notifications' icon (kit/build/serviceWorker.mjs). */
export const icon = ICON;

/** False in development, where files have no hashes in their names. */
export const cachesFiles = CACHES_FILES;
