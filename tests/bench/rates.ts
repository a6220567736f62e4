import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './table.ts';

const ROUNDS = 5;
const WARM_UP_SECONDS = 3;
const SECONDS = 2;

export interface Rates {
  /** Responses per second: of the bare renderToString, of the page rendered each time (a query bypasses the cache), and cached. */
  bare: number;
  uncached: number;
  cached: number;
}

/** Measures in turns, so that other load on the machine affects all three alike. `bare` is the port of bare.ts. */
export async function ratesOf(address: string, bare: number): Promise<Rates> {
  const targets = { bare: `http://127.0.0.1:${bare}/`, uncached: `${address}?uncached`, cached: address };
  await (await fetch(targets.uncached)).text(); // makes it the page that the bare server renders
  await sameMarkup(targets.bare, targets.uncached);
  for (const target of Object.values(targets)) await load(target, WARM_UP_SECONDS);
  const rounds: Rates[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      bare: await load(targets.bare, SECONDS),
      uncached: await load(targets.uncached, SECONDS),
      cached: await load(targets.cached, SECONDS),
    });
  }
  return {
    bare: median(rounds.map((it) => it.bare)),
    uncached: median(rounds.map((it) => it.uncached)),
    cached: median(rounds.map((it) => it.cached)),
  };
}

async function sameMarkup(...addresses: string[]): Promise<void> {
  const [bare, page] = await Promise.all(addresses.map(async (it) => (await fetch(it)).text()));
  if (bare !== page) throw new Error('The bare server renders other markup: nothing can be compared.');
}

async function load(target: string, seconds: number): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'tests/bench/load.ts',
    target,
    String(seconds),
  ]);
  return Number(stdout);
}
