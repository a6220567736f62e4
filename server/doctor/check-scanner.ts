import { DAY_MS } from '#domain/clock.ts';
import type { Settings } from '#server/settings.ts';
import { scannerByClamd, signatureDate } from '#services/scanner/clamd.server.ts';
import { type Finding, fails, reasonOf, warns, works } from './finding.ts';

/** ClamAV publishes signatures daily. If the signatures are older than this number of days, the updates fail. */
const MAX_AGE_DAYS = 7;

export async function checkScanner(address: Settings['clamdAddress'], now = Date.now()): Promise<Finding[]> {
  if (!address) return [warns('Uploads are not scanned for viruses: set CLAMAV_URL to scan them.')];
  try {
    await scannerByClamd(address).check();
    const date = await signatureDate(address);
    if (!date) return [works(`The scanner at ${address} answers. It does not name its signatures.`)];
    const days = (now - date.getTime()) / DAY_MS;
    const text = `The scanner at ${address} answers. Its signatures are of ${date.toISOString().slice(0, 10)}`;
    return days > MAX_AGE_DAYS ? [warns(`${text}: look at freshclam.`)] : [works(`${text}.`)];
  } catch (error) {
    return [
      fails(
        `The scanner at ${address} does not answer (${reasonOf(error)}), and all uploads are refused: start clamd, or correct CLAMAV_URL.`,
      ),
    ];
  }
}
