import { Field, TextArea } from '#app/ui/field.tsx';
import type { Uploads } from '#app/uploads/use-uploads.ts';
import { m } from '#messages';
import { CoverPreview } from './cover-preview.tsx';
import { MainMediaField } from './media-fields.tsx';
import type { StepProps } from './steps.ts';

interface BasicsProps extends StepProps {
  clientId: string;
  companyName: string;
  mainMedia: Uploads;
}

export function BasicsStep({ clientId, companyName, mainMedia, ...step }: BasicsProps) {
  return (
    <div className="grid gap-10 md:grid-cols-[1fr_14rem] lg:grid-cols-[1fr_16rem] lg:gap-16">
      <div className="grid content-start gap-6">
        <BasicFields {...step} />
        <MainMediaField uploads={mainMedia} error={step.errors.mainMedia} />
      </div>
      <CoverPreview draft={step.draft} clientId={clientId} companyName={companyName} />
    </div>
  );
}

export function BasicFields({ draft, change, errors }: StepProps) {
  return (
    <>
      <Field
        label={m.wizard_name()}
        name="title"
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
        help={m.wizard_name_help()}
        error={errors.title}
        autoComplete="off"
        required
      />
      <TextArea
        label={m.wizard_description()}
        name="description"
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
        help={m.wizard_description_help()}
        error={errors.description}
        rows={7}
        required
      />
    </>
  );
}
