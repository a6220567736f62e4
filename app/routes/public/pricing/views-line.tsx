import { plans } from '#domain/subscriptions/plan.ts';
import { m } from '#messages';
import { tierLabels } from '#messages/labels/subscription.ts';

/** The linear scale takes this percentage of the width. The dashed rest stands for a plan without a limit. */
const END_OF_NUMBERS = 62;

export function ViewsLine() {
  const rows = Object.values(plans);
  const most = Math.max(...rows.map((plan) => plan.viewsPerDay ?? 0));
  return (
    <figure className="mt-14 md:mt-20">
      <figcaption className="font-serif text-2xl md:text-3xl">{m.pricing_line_title()}</figcaption>
      <div className="relative mt-6 h-24">
        <div
          aria-hidden
          className="absolute top-9 left-0 h-px bg-edge"
          style={{ width: `${END_OF_NUMBERS}%` }}
        />
        <div
          aria-hidden
          className="absolute top-9 right-0 border-t border-dashed border-edge"
          style={{ left: `${END_OF_NUMBERS}%` }}
        />
        <dl>
          {rows.map(({ tier, viewsPerDay }) => {
            const isLast = viewsPerDay === null;
            const place = isLast ? { right: 0 } : { left: `${(viewsPerDay / most) * END_OF_NUMBERS}%` };
            return (
              <div
                key={tier}
                className={`absolute top-0 flex w-max flex-col-reverse ${isLast ? 'items-end' : '-translate-x-1/2 items-center'}`}
                style={place}
              >
                <dt className="mt-2 text-sm text-soft">{tierLabels[tier]()}</dt>
                <dd
                  className={`flex flex-col font-serif text-2xl leading-none tabular-nums md:text-3xl ${isLast ? 'items-end' : 'items-center'}`}
                >
                  <span className="h-8">{viewsPerDay ?? m.pricing_line_unlimited()}</span>
                  <span
                    aria-hidden
                    className={`-mt-px size-2.5 rounded-full ${tier === 'basic' ? 'bg-metal' : 'bg-ink'}`}
                  />
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </figure>
  );
}
