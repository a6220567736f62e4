import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import { readDraft, storeDraft } from '#app/forms/stored-draft.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { MAX_MESSAGE_LENGTH } from '#domain/applications/application.ts';
import type { PublicCampaign } from '#domain/campaigns/campaign-view.ts';
import { m } from '#messages';
import { MissingAddress } from './missing-address.tsx';
import { Panel } from './panel.tsx';

interface ApplyPanelProps {
  campaign: PublicCampaign;
  readerId: string;
  lacksAddress: boolean;
  form: RefObject<HTMLFormElement | null>;
  /** Message of a refused application. Without scripts, the field starts with it. */
  typed: string | undefined;
  error: string | undefined;
}

/** The name has the influencer's id, because several people may use one browser. */
export const draftName = (readerId: string, campaignId: string) =>
  `application:${readerId}:${campaignId}` as const;

export function ApplyPanel({ campaign, readerId, lacksAddress, form, typed, error }: ApplyPanelProps) {
  const { formMethod, formData } = useNavigation();
  const busy = formMethod === 'POST' ? formData?.get('intent') : undefined;
  const passing = useFetcher<unknown>();
  useFormAnswer(passing.data, { noAnswer: 'application.pass_failed' });
  const message = useRef<HTMLTextAreaElement>(null);
  const passFormId = useId();
  const draft = draftName(readerId, campaign.id);
  useLayoutEffect(() => {
    const stored = readDraft<{ message: string }>(draft).message;
    if (!message.current || message.current.value || !stored) return;
    message.current.value = stored;
    message.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [draft]);
  return (
    <Panel
      title={m.application_apply_title()}
      text={m.application_apply_lead({ company: campaign.companyName })}
    >
      {lacksAddress && <MissingAddress text={m.application_address_later()} />}
      <Form ref={form} method="post" preventScrollReset className="grid gap-5">
        <TextArea
          ref={message}
          label={m.application_message()}
          help={m.application_message_help()}
          limit={MAX_MESSAGE_LENGTH}
          name="message"
          rows={7}
          defaultValue={typed}
          error={error}
          onInput={(event) => storeDraft(draft, { message: event.currentTarget.value })}
        />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button
            type="submit"
            name="intent"
            value="apply"
            busy={busy === 'apply'}
            busyLabel={m.application_submitting()}
          >
            {m.application_submit()}
          </Button>
          <Button
            type="submit"
            form={passFormId}
            name="intent"
            value="pass"
            look="quiet"
            busy={passing.state !== 'idle'}
            busyLabel={m.application_passing()}
            disabled={Boolean(busy)}
          >
            {m.application_not_interested()}
          </Button>
        </div>
      </Form>
      {/* Form of the “Not interested” button, which must not submit the message. */}
      <passing.Form method="post" id={passFormId} hidden />
    </Panel>
  );
}
