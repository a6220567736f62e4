import { Field, TextArea } from '#app/ui/field.tsx';
import { maxLengths } from '#domain/campaigns/campaign-draft.ts';
import { m } from '#messages';
import { WithCoverPreview } from './cover-preview.tsx';
import { MainMediaField } from './media-fields.tsx';
import { requiredText, type StepProps, type WizardStepProps } from './steps.ts';

export function BasicsStep(props: WizardStepProps) {
  return (
    <WithCoverPreview {...props} className="grid content-start gap-6">
      <BasicFields {...props} />
      <MainMediaField uploads={props.mainMedia} error={props.errors.mainMedia} />
    </WithCoverPreview>
  );
}

export function BasicFields(props: StepProps) {
  return (
    <>
      <Field
        {...requiredText(props, 'title')}
        label={m.wizard_name()}
        help={m.wizard_name_help()}
        limit={maxLengths.title}
        autoComplete="off"
      />
      <TextArea
        {...requiredText(props, 'description')}
        label={m.wizard_description()}
        help={m.wizard_description_help()}
        limit={maxLengths.description}
        rows={7}
      />
    </>
  );
}
