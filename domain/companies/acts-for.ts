/** Id of the brand that the actor acts for. A brand has one account, so it is the actor's own. */
export function actsFor(actor: { id: string }): string {
  return actor.id;
}

/** Who may read and change the data of this brand. Visitors may not. */
export function mayActFor(actor: { id: string } | null, clientId: string): boolean {
  return actor !== null && clientId === actsFor(actor);
}
