import { priceOf } from '#domain/subscriptions/plan.ts';
import type { Settings } from '#server/settings.ts';
import { type Finding, fails, reasonOf, warns, works } from './finding.ts';

export async function checkBilling({
  stripe,
  publicUrl,
}: Pick<Settings, 'stripe' | 'publicUrl'>): Promise<Finding[]> {
  if (!stripe)
    return [warns('Test billing is used and no money moves: set STRIPE_SECRET_KEY to sell plans.')];
  const address = `${publicUrl}/api/billing/webhook`;
  const { checkStripe } = await import('#services/billing/stripe-check.server.ts');
  try {
    const { isRegistered, isEnabled, missing } = await checkStripe(stripe, priceOf, address);
    const findings: Finding[] = [];
    if (/^[sr]k_test_/.test(stripe.secretKey))
      findings.push(warns('The Stripe key is a test key and no money moves: use a live key to sell plans.'));
    if (isRegistered === null)
      findings.push(
        warns(`The Stripe key may not list webhooks: check in Stripe that ${address} is a webhook endpoint.`),
      );
    else if (!isRegistered)
      findings.push(
        fails(`Stripe has no webhook endpoint ${address}, so payments change no plan: add it in Stripe.`),
      );
    else if (!isEnabled) findings.push(fails(`Stripe’s webhook endpoint ${address} is disabled: enable it.`));
    else if (missing.length > 0)
      findings.push(
        fails(`Stripe’s webhook endpoint ${address} lacks events: add ${missing.join(', ')} in Stripe.`),
      );
    return findings.length > 0
      ? findings
      : [works(`Stripe accepts the key, has the four prices and sends its events to ${address}.`)];
  } catch (error) {
    return [fails(`Stripe cannot be used: ${sentence(reasonOf(error))} Correct the key or the prices.`)];
  }
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
