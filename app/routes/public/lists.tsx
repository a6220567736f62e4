import type { ReactNode } from 'react';
import { pageMetadata } from '#app/rendering/search-metadata.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { requestContext } from '#app/request/context.ts';
import { Accented } from '#app/ui/accented.tsx';
import { conditionNames, MIN_CONDITIONS_MET } from '#domain/campaigns/conditions/condition.ts';
import { campaignSorts } from '#domain/campaigns/search/choices.ts';
import { sorts } from '#domain/influencers/browse-filters.ts';
import { m } from '#messages';
import { campaignSortLabels } from '#messages/labels/campaign-sort.ts';
import { conditionRules } from '#messages/labels/condition.ts';
import { sortLabels } from '#messages/labels/influencer.ts';
import { site } from '#site';
import type { Route } from './+types/lists';

export const handle: Handle = { serverOnly: true, listed: true };
export const clientLoader = loadWholePage;

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(requestContext).publicUrl,
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const path = '/lists';
  const title = `${m.ordering_title()} · ${site.name}`;
  const publicUrl = loaderData?.publicUrl ?? '';
  const trail = [{ path, name: m.ordering_title() }] as const;
  return pageMetadata({ publicUrl, path, title, description: m.ordering_meta(), trail });
};

/** The sorts and conditions come from the code that orders the lists. */
export default function Lists() {
  return (
    <div className="mx-auto max-w-6xl px-5 py-12 md:px-8 md:py-20">
      <h1 className="text-[clamp(3.25rem,9vw,7.5rem)] leading-[0.92] tracking-[-0.02em]">
        {m.ordering_title()}
      </h1>
      <p className="mt-8 max-w-3xl font-serif text-3xl leading-snug text-balance md:text-4xl">
        <Accented sentence={(nothing) => m.ordering_lead({ nothing })} word={m.ordering_nothing()} />
      </p>
      <div className="mt-12 md:mt-16">
        <Part id="influencers" title={m.ordering_influencers()}>
          <p>{m.ordering_influencers_text()}</p>
          <Choices label={m.ordering_choices()} texts={sorts.map((it) => sortLabels[it]())} />
          <p>{m.ordering_influencers_same()}</p>
        </Part>
        <Part id="campaigns" title={m.ordering_campaigns()}>
          <p>{m.ordering_campaigns_text()}</p>
          <Choices label={m.ordering_choices()} texts={campaignSorts.map((it) => campaignSortLabels[it]())} />
        </Part>
        <Part id="suggestions" title={m.ordering_suggestions()}>
          <p>{m.ordering_suggestions_text({ count: conditionNames.length })}</p>
          <ol aria-label={m.ordering_conditions()} className="border-t border-line text-ink">
            {conditionNames.map((name, index) => (
              <li key={name} className="flex items-baseline gap-4 border-b border-line py-3">
                <span aria-hidden className="w-5 shrink-0 font-serif text-xl text-accent italic">
                  {index + 1}
                </span>
                {conditionRules[name]()}
              </li>
            ))}
          </ol>
          <p>{m.ordering_suggestions_order({ min: MIN_CONDITIONS_MET })}</p>
          <p>{m.ordering_suggestions_unstated()}</p>
        </Part>
        <Part id="featured" title={m.ordering_featured()}>
          <p>{m.ordering_featured_text()}</p>
        </Part>
        <Part id="verified" title={m.ordering_verified()}>
          <p>{m.ordering_verified_text()}</p>
        </Part>
        <Part id="plans" title={m.ordering_plans()}>
          <p>{m.ordering_plans_text()}</p>
        </Part>
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 gap-x-16 gap-y-4 border-t border-line py-8 md:py-10 lg:grid-cols-[1fr_2.4fr]"
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="grid gap-4 text-soft *:[p]:max-w-prose">{children}</div>
    </section>
  );
}

function Choices({ label, texts }: { label: string; texts: string[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 text-ink">
      {texts.map((text) => (
        <li key={text} className="rounded-full border border-edge bg-surface px-4 py-1.5 text-sm font-medium">
          {text}
        </li>
      ))}
    </ul>
  );
}
