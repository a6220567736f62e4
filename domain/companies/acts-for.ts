/**
 * Returns the id of the client (a brand's account) that the actor acts for. Currently this is the actor's own
 * account.
 */
export function actsFor(actor: { id: string }): string {
  return actor.id;
}

/** Returns whether the actor may read and change the data of this client. Returns false for a visitor. */
export function mayActFor(actor: { id: string } | null, clientId: string): boolean {
  return actor !== null && clientId === actsFor(actor);
}
