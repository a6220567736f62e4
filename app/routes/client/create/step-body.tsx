import { lazy, Suspense } from 'react';
import type { Uploads } from '#app/uploads/use-uploads.ts';
import { BasicsStep } from './basics-step.tsx';
import { CampaignTypeStep } from './campaign-type-step.tsx';
import { CollaborationStep } from './collaboration-step.tsx';
import { PreferencesStep } from './preferences-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { StepId, StepProps } from './steps.ts';

// The calendar and the sliders are large, so they load after the page, while the user fills in the first steps.
const loadSchedule = () => import('./schedule-step.tsx');
const loadAudience = () => import('./audience-step.tsx');
const ScheduleStep = lazy(loadSchedule);
const AudienceStep = lazy(loadAudience);

/** Loads the code of the later steps. If that fails, a step tries again when it is opened. */
export function preloadSteps(): void {
  Promise.all([loadSchedule(), loadAudience()]).catch(() => {});
}

interface StepBodyProps extends StepProps {
  step: StepId;
  clientId: string;
  companyName: string;
  mainMedia: Uploads;
}

export function StepBody({ step, ...props }: StepBodyProps) {
  switch (step) {
    case 'basics':
      return <BasicsStep {...props} />;
    case 'campaignType':
      return <CampaignTypeStep {...props} />;
    case 'preferences':
      return <PreferencesStep {...props} />;
    case 'collaboration':
      return <CollaborationStep {...props} />;
    case 'schedule':
    case 'audience': {
      const Step = step === 'schedule' ? ScheduleStep : AudienceStep;
      return (
        <Suspense fallback={<div className="h-120 max-w-3xl rounded-card bg-sunken" />}>
          <Step {...props} />
        </Suspense>
      );
    }
    case 'review':
      return <ReviewStep {...props} />;
  }
}
