/** The id of the client (a brand's account) that the actor acts for. Today this is the actor's own account. */
export function actsFor(actor: { id: string }): string {
  return actor.id;
}

/** Whether the actor may read and change what belongs to this client. False for a visitor. */
export function mayActFor(actor: { id: string } | null, clientId: string): boolean {
  return actor !== null && clientId === actsFor(actor);
}
