import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import type { CampaignDraft } from '#domain/campaigns/campaign-fields.ts';
import { m } from '#messages';

interface CoverPreviewProps {
  draft: CampaignDraft;
  clientId: string;
  companyName: string;
}

/** The card of the campaign as lists will show it; without an image it has the same placeholder as there. */
export function CoverPreview({ draft, clientId, companyName }: CoverPreviewProps) {
  const collaborationType = draft.collaborationType || 'other';
  return (
    <figure className="grid grid-cols-[7rem_1fr] items-end gap-x-5 md:block">
      <CampaignCover
        campaign={{ id: clientId, cover: draft.mainMedia || null, collaborationType }}
        className="aspect-4/5 w-full md:mb-4"
      />
      <div>
        <p className="font-serif text-2xl leading-tight wrap-anywhere">
          {draft.title.trim() || m.wizard_untitled()}
        </p>
        <p className="mt-1 text-soft wrap-anywhere">
          {[companyName, draft.venueTown].filter(Boolean).join(' · ')}
        </p>
        <figcaption className="mt-3 border-t border-line pt-3 text-sm text-soft">
          {m.wizard_cover()}
        </figcaption>
      </div>
    </figure>
  );
}
