/**
 * `npm run doctor -- [--backups FOLDER]` checks the installation and its services and says what to do. The site may
 * be running or not. Writes only temporary files. Exits with code 1 if something keeps the site from working.
 */
import { diagnose } from '#server/doctor/diagnose.ts';
import { withoutSecrets } from '#server/doctor/without-secrets.ts';
import { loadEnvironment, readSettings } from '#server/settings.ts';
import { setLogSink } from '#services/log.ts';
import { operatorMessage } from './operator-error.ts';
import { parsedArguments } from './parsed-arguments.ts';

const options = { backups: { type: 'string' } } as const;
const { values } = parsedArguments({ options }, 'npm run doctor -- [--backups FOLDER]');

async function doctor(): Promise<number> {
  const env = loadEnvironment();
  const settings = readSettings(env);
  const storeFailures = new Map<unknown, unknown>();
  setLogSink((_message, { key, error }) => storeFailures.set(key, error));
  return diagnose(settings, {
    env,
    backups: values.backups,
    storeFailureOf: (key) => storeFailures.get(key),
    report: (name, { sign, text }) => console.info(`${sign} ${name}: ${withoutSecrets(text, settings)}`),
  });
}

try {
  const failures = await doctor();
  console.info(
    failures === 0
      ? '\nNothing keeps the site from working.'
      : `\nThe site cannot work fully: see the ${failures === 1 ? 'line' : `${failures} lines`} with ✗.`,
  );
  // Checks that exceeded their time limit may have left connections open.
  process.exit(failures === 0 ? 0 : 1);
} catch (error) {
  const message = operatorMessage(error);
  if (!message) throw error;
  console.info(`✗ settings: ${message}`);
  process.exit(1);
}
