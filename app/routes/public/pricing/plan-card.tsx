import { Form } from 'react-router';
import { useLanguage, usePath } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Check } from '#app/ui/icons.tsx';
import type { Offer } from '#domain/subscriptions/offer.ts';
import type { Plan } from '#domain/subscriptions/plan.ts';
import type { Tier } from '#domain/subscriptions/subscription.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { tierLabels } from '#messages/labels/subscription.ts';

interface PlanCardProps {
  plan: Plan;
  own: { tier: Tier; billing: Offer['billing'] | null } | null;
  isChosen: boolean;
}

/** Id of the chosen plan's card, which the address's fragment scrolls to and focuses. */
export const CHOSEN = 'chosen';

const RECOMMENDED: Tier = 'basic';

const visibleFor = {
  monthly: 'group-has-[[value=yearly]:checked]/billing:hidden',
  yearly: 'group-has-[[value=monthly]:checked]/billing:hidden',
};

export function PlanCard({ plan, own, isChosen }: PlanCardProps) {
  const isCurrent = plan.tier === own?.tier;
  const isMarked = isChosen && !isCurrent && plan.tier !== 'free';
  const name = tierLabels[plan.tier]();
  const featureTexts = features[plan.tier].map((text) => text({ count: plan.viewsPerDay ?? 0 }));
  return (
    <li
      {...(isMarked && { id: CHOSEN, tabIndex: -1 })}
      className={`relative flex scroll-mt-8 flex-col rounded-card border bg-surface p-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10 lg:p-8 ${isCurrent || isMarked ? 'border-accent outline-1 outline-accent' : plan.tier === RECOMMENDED ? 'border-metal outline-1 outline-metal' : 'border-line'}`}
    >
      <div className="flex flex-col">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-4xl">{name}</h2>
          {isCurrent ? (
            <Badge tone="good">{m.pricing_current()}</Badge>
          ) : (
            plan.tier === RECOMMENDED && !own && <Badge tone="metal">{m.pricing_recommended()}</Badge>
          )}
        </div>
        {isMarked && (
          <p className="absolute -top-3.5 left-6 lg:left-8">
            <Badge>{m.pricing_chosen()}</Badge>
          </p>
        )}
        <p className="mt-2 text-soft lg:min-h-12">{suitedFor[plan.tier]()}</p>
        <Price cents={plan.monthlyCents} per={m.pricing_per_month()} className={visibleFor.monthly} />
        <Price cents={plan.yearlyCents} per={m.pricing_per_year()} className={visibleFor.yearly} />
        <div className="mt-7">
          <PlanAction plan={plan} own={own} name={name} />
        </div>
      </div>
      <ul className="mt-7 grid content-start gap-3 border-t border-line pt-6 md:max-lg:mt-0 md:max-lg:border-t-0 md:max-lg:pt-2">
        {featureTexts.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Price({ cents, per, className }: { cents: number; per: string; className: string }) {
  return (
    <p className={`mt-8 flex flex-wrap items-baseline gap-2 ${className}`}>
      <span className="font-serif text-6xl leading-none tabular-nums">
        {formatMoney(cents, 'USD', useLanguage())}
      </span>
      <span className="text-soft">{per}</span>
    </p>
  );
}

function PlanAction({ plan: { tier }, own, name }: Pick<PlanCardProps, 'plan' | 'own'> & { name: string }) {
  const to = usePath();
  if (tier === 'free') {
    if (!own) {
      return (
        <ButtonLink to={to('/signup')} look="secondary" className="w-full">
          {m.home_create_account()}
        </ButtonLink>
      );
    }
    if (own.tier === 'free') return <Current />;
    return (
      <Form method="post" action={to('/billing/manage')} reloadDocument>
        <Button type="submit" look="secondary" className="w-full">
          <span className="whitespace-normal">{m.pricing_to_free()}</span>
        </Button>
      </Form>
    );
  }
  return (
    <Form method="post" action={to('/pricing')} reloadDocument>
      <input type="hidden" name="plan" value={tier} />
      {(['monthly', 'yearly'] as const).map((billing) =>
        own?.tier === tier && own.billing === billing ? (
          <Current key={billing} className={visibleFor[billing]} />
        ) : (
          <Button
            key={billing}
            type="submit"
            name="billing"
            value={billing}
            className={`w-full ${visibleFor[billing]}`}
          >
            {offerLabel({ tier, billing }, own, name)}
          </Button>
        ),
      )}
    </Form>
  );
}

function Current({ className = '' }: { className?: string }) {
  return (
    <Button disabled className={`w-full ${className}`}>
      {m.pricing_current()}
    </Button>
  );
}

function offerLabel({ tier, billing }: Offer, own: PlanCardProps['own'], plan: string): string {
  if (!own || own.tier === 'free') return m.pricing_choose({ plan });
  if (own.tier === tier) return billing === 'monthly' ? m.pricing_to_monthly() : m.pricing_to_yearly();
  return tier === 'premium' ? m.pricing_upgrade({ plan }) : m.pricing_downgrade({ plan });
}

const suitedFor: Record<Tier, () => string> = {
  free: m.pricing_free_for,
  basic: m.pricing_basic_for,
  premium: m.pricing_premium_for,
};

const features: Record<Tier, readonly ((views: { count: number }) => string)[]> = {
  free: [m.pricing_feature_search_basic, m.pricing_feature_views, m.pricing_feature_metrics_basic],
  basic: [
    m.pricing_feature_views,
    m.pricing_feature_filters,
    m.pricing_feature_report_basic,
    m.pricing_feature_support_email,
  ],
  premium: [
    m.pricing_feature_unlimited,
    m.pricing_feature_analytics,
    m.pricing_feature_report_detailed,
    m.pricing_feature_support_priority,
  ],
};
