/** Thrown if a backup is not made or not restored. The message names the reason and the remedy. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
