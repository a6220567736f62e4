import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { runCommand } from '#tests/command.ts';

interface FoundBrowser {
  executablePath: string;
  how: string;
}

/** The headless shell is first, because journeys are faster in it than in a whole Chromium. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Paths of Chromium and Chrome on macOS and Windows. Their folders are not on the PATH. */
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Runs before Playwright's workers start. The workers inherit BROWSER_PATH. */
export default async function globalSetup(): Promise<void> {
  process.env.BROWSER_PATH ??= (await findBrowser()).executablePath;
}

/** Root cannot use Chromium's sandbox. */
export async function launchBrowser(...args: string[]): Promise<Browser> {
  const { executablePath } = await findBrowser();
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...args] });
}

/**
 * Finds Chromium at CHROMIUM_PATH, on the system, or in Playwright's folder. Otherwise installs it. Throws if all
 * fail, because journeys must fail rather than be skipped.
 */
async function findBrowser(): Promise<FoundBrowser> {
  const found = named() ?? installed() ?? playwrights() ?? (await downloaded()) ?? (await fromDebian());
  if (!found) {
    throw new Error(
      'No Chromium for the browser journeys. Install one (Debian: `apt-get install chromium-headless-shell`; anywhere: ' +
        '`npx playwright install chromium`) or name yours in CHROMIUM_PATH.',
    );
  }
  console.log(`Browser: ${found.executablePath} (${found.how})`);
  return found;
}

function named(): FoundBrowser | undefined {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) return undefined;
  if (!isProgram(executablePath)) throw new Error(`CHROMIUM_PATH names no program: ${executablePath}`);
  return { executablePath, how: 'named by CHROMIUM_PATH' };
}

function installed(): FoundBrowser | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  const executablePath = [...candidates, ...applications].find(isProgram);
  return executablePath ? { executablePath, how: 'installed' } : undefined;
}

function playwrights(): FoundBrowser | undefined {
  const executablePath = chromium.executablePath();
  return isProgram(executablePath) ? { executablePath, how: "Playwright's own" } : undefined;
}

async function downloaded(): Promise<FoundBrowser | undefined> {
  console.log('Browser: none installed, downloading the one of Playwright …');
  await runCommand('playwright install chromium');
  return playwrights();
}

async function fromDebian(): Promise<FoundBrowser | undefined> {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return undefined;
  console.log('Browser: no download either, installing the package of Debian …');
  await runCommand('apt-get update && apt-get install -y chromium-headless-shell', {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return installed();
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
