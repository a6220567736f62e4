import { type ComponentType, lazy, Suspense } from 'react';
import { loadPart } from '#app/connection/load-part.ts';
import { BasicsStep } from './basics-step.tsx';
import { CampaignTypeStep } from './campaign-type-step.tsx';
import { CollaborationStep } from './collaboration-step.tsx';
import { PreferencesStep } from './preferences-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { StepId, WizardStepProps } from './steps.ts';

// The calendar and the sliders are large. Each loads during the previous step.
const loadSchedule = () => import('./schedule-step.tsx');
const loadAudience = () => import('./audience-step.tsx');

const loaders: Partial<Record<StepId, () => Promise<unknown>>> = {
  schedule: loadSchedule,
  audience: loadAudience,
};

/** If preloading fails, the code loads when the step opens. */
export function preloadStep(step: StepId | undefined): void {
  if (step) loaders[step]?.().catch(() => {});
}

const bodies: Record<StepId, ComponentType<WizardStepProps>> = {
  basics: BasicsStep,
  campaignType: CampaignTypeStep,
  preferences: PreferencesStep,
  collaboration: CollaborationStep,
  schedule: lazy(() => loadPart(loadSchedule)),
  audience: lazy(() => loadPart(loadAudience)),
  review: ReviewStep,
};

export function StepBody({ step, ...props }: WizardStepProps & { step: StepId }) {
  const Body = bodies[step];
  // The key makes React show the fallback while a step loads, instead of the previous step.
  return (
    <Suspense key={step} fallback={<div className="h-120 max-w-3xl rounded-card bg-sunken" />}>
      <Body {...props} />
    </Suspense>
  );
}
