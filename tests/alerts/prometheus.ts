import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#tests/free-port.ts';
import { eventually } from '#tests/reliability/world.ts';

const START_MS = 60_000;
const UNIT_SECONDS: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };

export interface Alert {
  name: string;
  state: 'pending' | 'firing';
  labels: Record<string, string>;
}

export interface Prometheus {
  url: string;
  /**
   * Replaces the scraped targets, such as `127.0.0.1:9464`. Prometheus ends the series of a removed target about two
   * scrape intervals later.
   */
  scrape(targets: string[]): void;
  alerts(): Promise<Alert[]>;
  close(): Promise<void>;
}

/** Returns what to install, or undefined if Prometheus and promtool are installed. */
export function missingPrometheus(): string | undefined {
  const isMissing = (program: string) => spawnSync(program, ['--version']).status !== 0;
  if (!['prometheus', 'promtool'].some(isMissing)) return undefined;
  return 'This proof runs Prometheus and promtool: install them (Debian: `apt-get install prometheus`).';
}

export function refusedByPromtool(args: string[], input = ''): string | undefined {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  return status === 0 ? undefined : `promtool ${args.join(' ')}: ${stdout}${stderr}`;
}

/** Divides every duration of the rules by `factor`: each `for:` and each range such as `[5m]`. */
export function shortenDurations(rules: string, factor: number): string {
  return rules.replace(/(?<=for: |\[)(\d+)([smhd])\b/g, (_, count: string, unit: string) => {
    return `${Math.round((Number(count) * (UNIT_SECONDS[unit] ?? 1) * 1000) / factor)}ms`;
  });
}

export async function startPrometheus(factor: number, scrapeSeconds: number): Promise<Prometheus> {
  const folder = mkdtempSync(path.join(tmpdir(), 'accolade-prometheus-'));
  const file = (name: string) => path.join(folder, name);
  const scrape = (targets: string[]) => {
    writeFileSync(file('next.json'), JSON.stringify([{ targets }]));
    renameSync(file('next.json'), file('targets.json')); // Renaming is atomic, so Prometheus never reads an incomplete file.
  };
  scrape([]);
  writeFileSync(
    file('rules.yml'),
    shortenDurations(readFileSync('deploy/prometheus-rules.yml', 'utf8'), factor),
  );
  const config = {
    global: {
      scrape_interval: `${scrapeSeconds}s`,
      scrape_timeout: `${scrapeSeconds}s`,
      evaluation_interval: '1s',
    },
    rule_files: [file('rules.yml')],
    scrape_configs: [
      { job_name: 'accolade', file_sd_configs: [{ files: [file('targets.json')], refresh_interval: '1s' }] },
    ],
  };
  writeFileSync(file('prometheus.yml'), JSON.stringify(config)); // Prometheus expects YAML, and JSON is YAML.
  const port = await freePort();
  const args = [
    `--config.file=${file('prometheus.yml')}`,
    `--storage.tsdb.path=${file('data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ];
  const child = spawn('prometheus', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => child.kill('SIGKILL'));
  const isReady = () =>
    fetch(`${url}/-/ready`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await eventually(isReady, START_MS).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    url,
    scrape,
    async alerts() {
      const answer = await fetch(`${url}/api/v1/alerts`);
      const { data } = (await answer.json()) as { data: { alerts: Omit<Alert, 'name'>[] } };
      return data.alerts.map((it) => ({ ...it, name: it.labels.alertname ?? '' }));
    },
    close,
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
