import { pathTo } from '#app/addresses/path.ts';
import { usePath } from '#app/language.ts';
import { useReturnRevalidation } from '#app/live/use-return-revalidation.ts';
import { Checklist } from '#app/ui/checklist.tsx';
import type { StartSteps } from '#domain/companies/find-start-steps.server.ts';
import { m } from '#messages';

export function StartChecklist({ hasConfirmedEmail, hasCompany, hasCampaign }: StartSteps) {
  const to = usePath();
  useReturnRevalidation();
  return (
    <Checklist
      title={m.checklist_brand_title()}
      text={m.checklist_brand_text()}
      steps={[
        {
          label: m.checklist_email(),
          isDone: hasConfirmedEmail,
          to: to(pathTo('/profile', { tab: 'account', '#': 'confirmation' })),
        },
        { label: m.checklist_company(), isDone: hasCompany, to: to('/profile/company') },
        { label: m.checklist_campaign(), isDone: hasCampaign, to: to('/client/campaign/create') },
      ]}
    />
  );
}
