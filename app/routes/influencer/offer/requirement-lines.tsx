import { Check, Minus } from '#app/ui/icons.tsx';
import type { OfferCardView } from '#domain/campaigns/campaign-view.ts';
import { requirementsOf, type StatedProfile } from '#domain/campaigns/conditions/condition.ts';
import { m } from '#messages';
import { unmetRequirementText } from '#messages/condition-text.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface RequirementLinesProps {
  campaign: OfferCardView;
  profile: StatedProfile;
}

export function RequirementLines({ campaign, profile }: RequirementLinesProps) {
  const unmet = requirementsOf(campaign, profile).filter(({ isMet }) => !isMet);
  if (unmet.length === 0) {
    return (
      <p className="flex items-start gap-2 font-medium text-good">
        <Check className="mt-0.5 size-4 shrink-0" /> {m.requirement_met()}
      </p>
    );
  }
  return unmet.map((requirement) => (
    <p key={requirement.name} className="flex items-start gap-2 text-soft">
      <Minus className="mt-0.5 size-4 shrink-0" />
      <span>{unmetRequirementText(requirement, currentLanguage())}</span>
    </p>
  ));
}
