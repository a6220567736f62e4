import type { Settings } from '#server/settings.ts';
import { readRange } from '#services/passwords/range-api.server.ts';
import { type Finding, reasonOf, warns, works } from './finding.ts';

/** First five digits of the requested hashes. Any digits serve as a test, because every range contains hashes. */
const PREFIX = '00000';

export async function checkBreachedPasswords(url: Settings['breachedPasswordsUrl']): Promise<Finding[]> {
  if (!url)
    return [
      works('Only common passwords are refused: set BREACHED_PASSWORDS_URL to refuse breached ones too.'),
    ];
  try {
    const { size } = await readRange(url, PREFIX);
    return [works(`The service of breached passwords at ${new URL(url).host} answers with ${size} hashes.`)];
  } catch (error) {
    return [
      warns(
        `The service of breached passwords at ${new URL(url).host} does not answer (${reasonOf(error)}), and breached passwords are accepted: correct BREACHED_PASSWORDS_URL, or remove it.`,
      ),
    ];
  }
}
