import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { useLanguage } from '#app/language.ts';
import { Conditions } from '#app/terms/conditions.tsx';
import { ContentFields } from '#app/terms/content-fields.tsx';
import { TermsBar } from '#app/terms/terms-bar.tsx';
import { countedLines, documentOf, fieldsOfCampaign, type TermsValues, valuesOf } from '#app/terms/values.ts';
import { Accented } from '#app/ui/accented.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Field } from '#app/ui/field.tsx';
import { Page } from '#app/ui/page.tsx';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import { MAX_OBJECTIVE_LENGTH } from '#domain/contracts/objective-input.ts';
import type { TermsDraft } from '#domain/terms/default-terms.ts';
import { CONTRACT_THRESHOLD_CENTS, feeOf, legalSumOf } from '#domain/terms/sums.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';

interface TermsFormProps {
  campaign: CampaignView;
  /** 0 before the first save. */
  version: number;
  draft: TermsDraft;
  /**
   * Promotional aim. The law adds up all deals of a year with one influencer for the same aim. If empty, the aim is the
   * brand or the campaign (`site.deals.objective`).
   */
  objective: string;
  isMisfit: boolean;
  back: { to: string; label: string };
  posted: unknown;
}

export function TermsForm({ campaign, version, draft, objective, ...rest }: TermsFormProps) {
  const { isMisfit, back, posted } = rest;
  const language = useLanguage();
  const form = useSavedForm<TermsValues & { objective: string }>({
    saved: { ...valuesOf(draft, language), objective },
    draftName: `terms:${campaign.id}`,
    noAnswer: 'terms.failed',
    posted,
  });
  const fields = fieldsOfCampaign(campaign.compensationType);
  const document = documentOf(form.values, fields, language);
  const sum = legalSumOf(feeOf({ lines: countedLines(document) }), document.benefit?.valueCents ?? 0);
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  return (
    <form.Form {...form.props} className="-mb-16">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="loadedObjective" value={objective} />
      <Page
        back={back}
        title={<Accented sentence={(word) => m.terms_heading({ word })} word={m.terms_heading_word()} />}
        lead={m.terms_lead()}
      >
        {isMisfit && (
          <div className="mb-8">
            <Alert>{m.terms_misfit()}</Alert>
          </div>
        )}
        <RefusalAlert>{form.refused?.message}</RefusalAlert>
        <ContentFields
          form={form}
          fields={fields}
          total={{
            ...document,
            label: m.terms_each(),
            readAs: m.terms_read_as(),
            law: m.terms_law({ sum: money(sum), threshold: money(CONTRACT_THRESHOLD_CENTS) }),
          }}
        />
        <Conditions form={form} />
        <div className="mt-12 max-w-xl border-t border-line pt-10">
          <Field
            label={m.terms_objective()}
            {...form.text('objective')}
            help={m.terms_objective_help()}
            placeholder={campaign.companyName}
            maxLength={MAX_OBJECTIVE_LENGTH}
          />
        </div>
      </Page>
      <TermsBar form={form} submit={m.terms_save()} busyLabel={m.terms_saving()}>
        <span className="max-sm:sr-only">
          {campaign.status === 'draft' ? m.terms_seen_after_publication() : m.terms_seen_at_once()}
        </span>
      </TermsBar>
    </form.Form>
  );
}
