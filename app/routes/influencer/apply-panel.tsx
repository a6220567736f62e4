import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { readDraft, storeDraft } from '#app/forms/stored-draft.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import type { PublicCampaign } from '#domain/campaigns/campaign-view.ts';
import { m } from '#messages';
import { Panel } from './panel.tsx';

interface ApplyPanelProps {
  campaign: PublicCampaign;
  readerId: string;
  form: RefObject<HTMLFormElement | null>;
  error: string | undefined;
}

interface Draft {
  message: string;
}

/** Under which name the browser keeps what was typed to a brand and not sent yet, for its writer only. */
export const draftName = (readerId: string, campaignId: string) => `application:${readerId}:${campaignId}`;

/** Where an influencer writes to the brand, or passes. */
export function ApplyPanel({ campaign, readerId, form, error }: ApplyPanelProps) {
  const { formMethod, formData } = useNavigation();
  const busy = formMethod === 'POST' ? formData?.get('intent') : undefined;
  const message = useRef<HTMLTextAreaElement>(null);
  const passing = useId();
  const draft = draftName(readerId, campaign.id);
  useLayoutEffect(() => {
    if (message.current) message.current.value ||= readDraft<Draft>(draft).message ?? '';
  }, [draft]);
  return (
    <Panel
      title={m.application_apply_title()}
      text={m.application_apply_lead({ company: campaign.companyName })}
    >
      <Form ref={form} method="post" preventScrollReset className="grid gap-5">
        <TextArea
          ref={message}
          label={m.application_message()}
          help={m.application_message_help()}
          name="message"
          rows={7}
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
            form={passing}
            name="intent"
            value="pass"
            look="quiet"
            disabled={Boolean(busy)}
          >
            {m.application_not_interested()}
          </Button>
        </div>
      </Form>
      {/* Passing leads away and takes nothing typed along, so it is a form of its own. */}
      <Form method="post" id={passing} hidden />
    </Panel>
  );
}
