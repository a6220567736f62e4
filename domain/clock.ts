const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** The day it is in Paris at that moment, `YYYY-MM-DD`: campaigns and limits count by it. */
export function dayOf(moment: Date): string {
  return parisDay.format(moment);
}
