/** Id of the brand that the actor acts for. A brand has one account, so it is the actor's own. */
export function actsFor(actor: { id: string }): string {
  return actor.id;
}

/** A brand's data may be read and changed only by its actor. Visitors have none. */
export function mayActFor(actor: { id: string } | null, clientId: string): boolean {
  return actor !== null && clientId === actsFor(actor);
}
