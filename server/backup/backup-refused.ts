/** A backup was not made or not restored. The message tells the operator why, and what to do. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
