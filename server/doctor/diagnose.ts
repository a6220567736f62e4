import { Resolver } from 'node:dns/promises';
import { readdir } from 'node:fs/promises';
import type { Settings } from '#server/settings.ts';
import { askProcess, checkProcess } from './ask-process.ts';
import { checkBackups } from './check-backups.ts';
import { checkBilling } from './check-billing.ts';
import { checkBreachedPasswords } from './check-breached-passwords.ts';
import { checkContracts } from './check-contracts.ts';
import { checkDisk, ownerProblem } from './check-disk.ts';
import { checkEmbedded } from './check-embedded.ts';
import { checkMail, checkSender } from './check-mail.ts';
import { checkPostgres } from './check-postgres.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { checkScanner } from './check-scanner.ts';
import { checkNode, checkSettings } from './check-settings.ts';
import { checkStatements } from './check-statements.ts';
import { checkStore } from './check-store.ts';
import { type Check, type Finding, findingsOf, warns } from './finding.ts';

interface Options {
  env: NodeJS.ProcessEnv;
  backups: string | undefined;
  storeFailureOf: (key: string) => unknown;
  report: (name: string, finding: Finding) => void;
}

const EMBEDDED_MS = 120_000;
const DNS = { timeout: 2_000, tries: 2 };

/**
 * Checks an installation, running or not. Returns the number of ✗ findings. Writes only temporary files: a probe in the
 * file store, and a copy of the embedded database if the site is not running.
 */
export async function diagnose(
  settings: Settings,
  { env, backups, storeFailureOf, report }: Options,
): Promise<number> {
  const { dataDir, databaseUrl, publicUrl } = settings;
  const running = askProcess(settings);
  running.catch(() => {}); // Prevents an unhandled rejection: the checks that await `running` report the error.
  const foreign = await ownerProblem(dataDir);
  const unlessForeign = async (run: () => Promise<Finding[]>) =>
    foreign ? [warns('Not checked, because the data folder belongs to another user.')] : run();
  const checks: Check[] = [
    { name: 'node', run: () => checkNode() },
    { name: 'settings', run: () => checkSettings(settings, env) },
    { name: 'disk', run: () => checkDisk(dataDir) },
    {
      name: 'process',
      run: async () => checkProcess(await running, settings, await latestMigration()),
    },
    databaseUrl
      ? { name: 'database', run: () => checkPostgres(databaseUrl, publicUrl) }
      : {
          name: 'database',
          limitMs: EMBEDDED_MS,
          run: () => unlessForeign(async () => checkEmbedded(settings, await running)),
        },
    { name: 'files', run: () => unlessForeign(() => checkStore(settings.files, storeFailureOf)) },
    { name: 'mail', run: () => checkMail(settings.mail) },
    { name: 'sender', run: () => checkSender(new Resolver(DNS)) },
    { name: 'scanner', run: () => checkScanner(settings.clamdAddress) },
    { name: 'passwords', run: () => checkBreachedPasswords(settings.breachedPasswordsUrl) },
    { name: 'billing', run: () => checkBilling(settings) },
    { name: 'address', run: () => checkPublicAddress(settings) },
    { name: 'site.ts', run: checkStatements },
    { name: 'contracts', run: async () => checkContracts(databaseUrl) },
    ...(backups === undefined ? [] : [{ name: 'backups', run: () => checkBackups(backups) }]),
  ];
  const started = checks.map((check) => ({ name: check.name, findings: findingsOf(check) }));
  let failures = 0;
  for (const { name, findings } of started)
    for (const finding of await findings) {
      report(name, finding);
      if (finding.sign === '✗') failures += 1;
    }
  return failures;
}

async function latestMigration(): Promise<string | undefined> {
  return (await readdir('db/migrations')).sort().at(-1);
}
