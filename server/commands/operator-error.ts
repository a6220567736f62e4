import { CannotOpen } from '#db/cannot-open.ts';
import { BackupRefused } from '#server/backup/backup-refused.ts';
import { CannotBuild } from '#server/build.ts';
import { BadSetting } from '#server/settings.ts';
import { CannotMove } from '#server/site-migration/cannot-move.ts';
import { StoreDown } from '#services/files/files.ts';

/**
 * Returns the message of an error that the operator can fix. Returns undefined for all other errors, because the
 * stack of a bug must stay visible.
 */
export function operatorMessage(error: unknown): string | undefined {
  if (error instanceof StoreDown) {
    const reason = error.cause instanceof Error ? error.cause.message : String(error.cause);
    return `The file store failed (${reason}): look at the store and its settings.`;
  }
  const operatorErrors = [BadSetting, CannotOpen, CannotBuild, CannotMove, BackupRefused];
  return operatorErrors.some((kind) => error instanceof kind) && error instanceof Error
    ? error.message
    : undefined;
}

/** Runs `start`. On an error that the operator can fix, prints one sentence and exits with code 1. */
export async function exitOnMistake(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const message = operatorMessage(error);
    if (!message) throw error;
    console.error(message);
    process.exit(1);
  }
}
