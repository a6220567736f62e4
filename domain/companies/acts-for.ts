/** A brand has one account, so the brand's id is the actor's own id. */
export function actsFor(actor: { id: string }): string {
  return actor.id;
}

/** Only the brand itself may read and change its data. */
export function mayActFor(actor: { id: string } | null, clientId: string): boolean {
  return actor !== null && clientId === actsFor(actor);
}
