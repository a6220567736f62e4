import { Form } from 'react-router';
import { useLanguage, usePath } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { Check } from '#app/ui/icons.tsx';
import type { Plan } from '#domain/subscriptions/plan.ts';
import type { Tier } from '#domain/subscriptions/subscription.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { tierLabels } from '#messages/labels.ts';
import { site } from '#site';

interface PlanCardProps {
  plan: Plan;
  /** The reader's own plan; null for a visitor. */
  tier: Tier | null;
}

export function PlanCard({ plan, tier }: PlanCardProps) {
  const isCurrent = plan.tier === tier;
  const name = tierLabels[plan.tier]();
  const { forWhom, features } = words(plan);
  return (
    <li
      className={`flex flex-col rounded-card border bg-surface p-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10 lg:p-8 ${isCurrent ? 'border-accent outline-1 outline-accent' : 'border-line'}`}
    >
      <div className="flex flex-col">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-4xl">{name}</h2>
          {isCurrent && <Badge tone="good">{m.pricing_current()}</Badge>}
        </div>
        <p className="mt-2 text-soft">{forWhom}</p>
        <Price
          cents={plan.monthlyCents}
          per={m.pricing_per_month()}
          className="group-has-[[value=yearly]:checked]/billing:hidden"
        />
        <Price
          cents={plan.yearlyCents}
          per={m.pricing_per_year()}
          className="group-has-[[value=monthly]:checked]/billing:hidden"
        />
        <div className="mt-7">
          <Way plan={plan} tier={tier} name={name} />
        </div>
      </div>
      <ul className="mt-7 grid content-start gap-3 border-t border-line pt-6 md:max-lg:mt-0 md:max-lg:border-t-0 md:max-lg:pt-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Free has no decimals, the others have two. */
function Price({ cents, per, className }: { cents: number; per: string; className: string }) {
  return (
    <p className={`mt-8 flex items-baseline gap-2 ${className}`}>
      <span className="font-serif text-6xl leading-none tabular-nums">
        {formatMoney(cents, 'USD', useLanguage())}
      </span>
      <span className="text-soft">{per}</span>
    </p>
  );
}

/** What there is to press: see docs/decisions/0015-plans-before-they-are-sold.md for those who are signed in. */
function Way({ plan, tier, name }: PlanCardProps & { name: string }) {
  const to = usePath();
  if (tier === plan.tier) {
    return (
      <Button disabled className="w-full">
        {m.pricing_current()}
      </Button>
    );
  }
  if (tier) {
    return (
      <a href={site.contactPage} className={`${buttonClass('secondary')} w-full`}>
        {m.pricing_ask({ plan: name })}
      </a>
    );
  }
  if (plan.tier === 'free') {
    return (
      <ButtonLink to={to('/signup')} look="secondary" className="w-full">
        {m.home_create_account()}
      </ButtonLink>
    );
  }
  return (
    <Form method="post" reloadDocument>
      <input type="hidden" name="plan" value={plan.tier} />
      <Button type="submit" className="w-full">
        {m.pricing_choose({ plan: name })}
      </Button>
    </Form>
  );
}

function words({ tier, viewsPerDay }: Plan): { forWhom: string; features: string[] } {
  const views = m.pricing_feature_views({ count: viewsPerDay ?? 0 });
  switch (tier) {
    case 'free':
      return {
        forWhom: m.pricing_free_for(),
        features: [m.pricing_feature_search_basic(), views, m.pricing_feature_metrics_basic()],
      };
    case 'basic':
      return {
        forWhom: m.pricing_basic_for(),
        features: [
          views,
          m.pricing_feature_filters(),
          m.pricing_feature_report_basic(),
          m.pricing_feature_support_email(),
        ],
      };
    case 'premium':
      return {
        forWhom: m.pricing_premium_for(),
        features: [
          m.pricing_feature_unlimited(),
          m.pricing_feature_analytics(),
          m.pricing_feature_report_detailed(),
          m.pricing_feature_support_priority(),
        ],
      };
  }
}
