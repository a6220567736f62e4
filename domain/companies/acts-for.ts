/** The client (a brand's account) that somebody acts for: their own. Companies with several people will change this alone. */
export function actsFor(actor: { id: string }): string {
  return actor.id;
}

/** Whether what belongs to this client is the actor's to read and change. A visitor acts for nobody. */
export function mayActFor(actor: { id: string } | null, clientId: string): boolean {
  return actor !== null && clientId === actsFor(actor);
}
