/** The client (a brand's account) that the actor acts for: their own. Companies with several people will change only this. */
export function actsFor(actor: { id: string }): string {
  return actor.id;
}

/** Whether the actor may read and change what belongs to this client. False for a visitor. */
export function mayActFor(actor: { id: string } | null, clientId: string): boolean {
  return actor !== null && clientId === actsFor(actor);
}
