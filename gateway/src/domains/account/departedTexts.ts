import { setTimeout as pause } from 'node:timers/promises';
import type { AppServices } from '../../platform/services';
import { deleteDepartedText } from './departedTextsSql';

/** Milliseconds between two texts, at least: those that went together would have one author. */
const minPause = 2_000;

/** Deletes the anonymous texts of deleted accounts whose time has come, one after the other. */
export async function deleteDepartedTexts(
  { database }: AppServices,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const left = await deleteDepartedText(database.sql);
    if (left === 0) return;
    await pause(minPause * (1 + Math.random()), undefined, { ref: false });
  }
}
