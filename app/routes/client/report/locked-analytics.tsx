import { Lock } from '#app/ui/icons.tsx';
import { reportTerms } from '#domain/reports/report.ts';
import { m } from '#messages';
import { tierLabels } from '#messages/labels/subscription.ts';
import { SeePlans } from './reports.tsx';

export function LockedAnalytics() {
  const plan = tierLabels[reportTerms.analytics.tiers[0]]();
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-dashed border-line px-6 py-16 text-center">
      <Lock className="size-10 text-metal" />
      <h2>{m.analytics_locked_title()}</h2>
      <p className="max-w-prose text-soft">{m.analytics_locked_text({ plan })}</p>
      <SeePlans look="primary" />
    </div>
  );
}
