import type { ReactNode } from 'react';
import { pathTo } from '#app/addresses/path.ts';
import { found } from '#app/forms/answer.ts';
import { usePath } from '#app/language.ts';
import { excerpt, pageMetadata, sharedUpload } from '#app/rendering/search-metadata.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { requestContext } from '#app/request/context.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CampaignCard, CampaignGrid } from '#app/ui/campaign-card.tsx';
import { CompanyLogo } from '#app/ui/company-logo.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { FeaturePage } from '#app/ui/feature-page.tsx';
import { Page } from '#app/ui/page.tsx';
import { SafetyLinks } from '#app/ui/safety-links.tsx';
import { VerificationBadge } from '#app/ui/verification-badge.tsx';
import { findCompany } from '#domain/companies/find-company.server.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import { offerLabels } from '#messages/labels/application.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/company';
import { useBackLink } from './back-link.ts';
import { About, placeOf } from './company/about.tsx';

export const handle: Handle = { serverOnly: true, listed: true };
export const clientLoader = loadWholePage;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, publicUrl } = context.get(requestContext);
  return { company: await found(findCompany(ctx, params.companyId)), publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: `${m.company_not_found()} · ${site.name}` }];
  const { company, publicUrl } = loaderData;
  const { id, name, description } = company;
  const path = pathTo('/company/:companyId', { companyId: id });
  return pageMetadata({
    publicUrl,
    path,
    title: `${m.company_page_title({ name })} · ${site.name}`,
    description: `${m.company_page_meta({ name })} ${excerpt(description?.text ?? '', 90)}`.trim(),
    ...sharedUpload(company.logo, name),
    trail: [{ path, name }],
  });
};

export default function Company({ loaderData: { company } }: Route.ComponentProps) {
  const to = usePath();
  const { name, campaigns, campaignsCount, successfulCollaborations } = company;
  return (
    <FeaturePage
      back={useBackLink()}
      picture={<CompanyLogo company={company} className="aspect-square w-full max-sm:max-w-56" />}
      kicker={<VerificationBadge isVerified={company.isVerified} />}
      title={name}
      lead={placeOf(company)}
      beside={
        <ul className="flex flex-wrap gap-x-12 gap-y-4 border-t border-line pt-6">
          <Figure count={campaignsCount}>{m.company_campaigns_count({ count: campaignsCount })}</Figure>
          <Figure count={successfulCollaborations}>
            {m.company_collaborations_count({ count: successfulCollaborations })}
          </Figure>
        </ul>
      }
    >
      <About company={company} />
      <SafetyLinks report={{ kind: 'company', id: company.id, name }} className="mt-8" />
      <section className="mt-16 md:mt-24">
        <h2 className="mb-8">{m.company_open_campaigns()}</h2>
        {campaigns.length === 0 ? (
          <Empty title={m.company_no_campaigns()} text={m.company_no_campaigns_text({ name })} />
        ) : (
          <CampaignGrid>
            {campaigns.map((campaign) => (
              <li key={campaign.id}>
                <CampaignCard
                  campaign={campaign}
                  to={to('/campaigns/:campaignId', { campaignId: campaign.id })}
                  withCompany={false}
                  heading="h3"
                >
                  <Badge>{offerLabels[campaign.compensationType]()}</Badge>
                </CampaignCard>
              </li>
            ))}
          </CampaignGrid>
        )}
      </section>
    </FeaturePage>
  );
}

function Figure({ count, children }: { count: number; children: ReactNode }) {
  return (
    <li>
      <span className="block font-serif text-4xl">{formatNumber(count, currentLanguage())}</span>
      <span className="text-sm text-soft">{children}</span>
    </li>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = (
    <Page title={m.company_not_found()} lead={m.company_not_found_text()}>
      <ButtonLink to={useBackLink().to}>{m.campaign_go_back()}</ButtonLink>
    </Page>
  );
  return <ErrorPage error={error} missing={missing} />;
}
