import lighthouse from 'lighthouse';
import { median } from '../table.ts';

const ROUNDS = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/**
 * Runs Lighthouse with its mobile preset in the browser on this debugging port. Returns the median scores of three
 * rounds and the titles of audits with a score below 0.9. The largest contentful paint is in seconds on Lighthouse's
 * throttled connection.
 */
export async function lighthouseOf(address: string, port: number) {
  const rounds: Report[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await oneRound(address, port));
  const score = (name: string) => median(rounds.map((it) => (it.categories[name]?.score ?? 0) * 100));
  const failedAudits = rounds.flatMap(({ audits, categories }) =>
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const { score, title, displayValue } = audits[id] ?? {};
        return weight > 0 && typeof score === 'number' && score < 0.9
          ? [`${title} ${displayValue ?? ''}`]
          : [];
      }),
    ),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    throttledLcp: median(rounds.map((it) => it.audits['largest-contentful-paint']?.numericValue ?? 0)) / 1000,
    failedAudits: [...new Set(failedAudits)],
  };
}

/** Makes up to three attempts, because Chromium sometimes loses the beginning of a trace. */
async function oneRound(address: string, port: number, attempts = 3): Promise<Report> {
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempts > 1) return oneRound(address, port, attempts - 1);
  throw new Error(`Lighthouse could not audit ${address}: ${result?.lhr.runtimeError?.message}`);
}
