/** Words that begin the names of settings of services, and rarely those of other programs. */
const SERVICE = /^(DATABASE|SMTP|S3|CLAMAV|STRIPE|INSTAGRAM)_/;
/** Shorter settings resemble other variables, as HOST resembles HOME, so one other character is the limit. */
const MIN_LENGTH = 6;

interface Misspelt {
  name: string;
  /** The setting that differs by at most two characters. */
  meant: string | undefined;
}

/**
 * Finds the variables that look like a misspelt setting: those with at most two other characters, and those that begin as the
 * settings of a service do.
 */
export function misspeltSettings(variables: readonly string[], settings: readonly string[]): Misspelt[] {
  return variables.flatMap((name) => {
    // `MAIL` is the former name of EMAIL, and the system's name of a mailbox.
    if (settings.includes(name) || name === 'MAIL') return [];
    const limit = (setting: string) => (setting.length < MIN_LENGTH ? 1 : 2);
    const meant = settings.find((it) => distance(name.toUpperCase(), it) <= limit(it));
    return meant || SERVICE.test(name) ? [{ name, meant }] : [];
  });
}

/** Number of characters to insert, remove or replace (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, character] of one.split('').entries()) {
    const next = [at + 1];
    for (const [index, its] of other.split('').entries())
      next.push(
        Math.min(
          (row[index] ?? 0) + (character === its ? 0 : 1),
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}
