import { type FormEvent, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useNavigate } from 'react-router';
import { focusFirstError } from '#app/forms/focus-first-error.ts';
import { NeedsScript } from '#app/forms/needs-script.tsx';
import { dropDraft } from '#app/forms/stored-draft.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { useGiftImages, useMainMedia } from '#app/routes/client/create/media-fields.tsx';
import { isUnfinished, type StepProps } from '#app/routes/client/create/steps.ts';
import { showError, showToast } from '#app/toasts/toast.tsx';
import { Page } from '#app/ui/page.tsx';
import type { Uploads } from '#app/uploads/use-uploads.ts';
import {
  type CampaignTransition,
  mayBeSaved,
  statusChoices,
  transitionBetween,
} from '#domain/campaigns/campaign.ts';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import { m } from '#messages';
import { refusalText } from '#messages/refusal.ts';
import { Compare } from './compare.tsx';
import { ConfirmTransition } from './confirm-move.tsx';
import { EditBar } from './edit-bar.tsx';
import { EditSections } from './edit-sections.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { keptName, useEdit } from './use-edit.ts';
import { useSave } from './use-save.ts';
import { detailsOf, draftOf, type EditValues, refusedOf, valuesOf } from './values.ts';

/** What every part of the form is handed. */
export interface PartProps extends Omit<StepProps, 'change'> {
  campaign: CampaignView;
  values: EditValues;
  change: (changes: Partial<EditValues>) => void;
  mainMedia: Uploads;
  giftImages: Uploads;
}

/** A save that waits for a yes. */
interface Asking {
  move: CampaignTransition;
  version: number;
  values: EditValues;
}

/** A campaign to be changed and saved. `mayEdit` opens all of it; otherwise there is the status alone. */
export function EditForm({ campaign, mayEdit }: { campaign: CampaignView; mayEdit: boolean }) {
  const to = usePath();
  const language = useLanguage();
  const navigate = useNavigate();
  const saved = { number: campaign.version, values: valuesOf(campaign, language) };
  const edit = useEdit(campaign.id, saved);
  const { form, ...sending } = useSave(campaign.id);
  const [asked, setAsked] = useState(0);
  const [isComparing, setComparing] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);

  // A status that another editor's save has put out of reach is no choice any more.
  const isChoice = statusChoices(campaign.status).includes(edit.values.status);
  const values = isChoice ? edit.values : { ...edit.values, status: campaign.status };
  const draft = draftOf(values);
  const moveTo = ({ status }: EditValues) => transitionBetween(campaign.status, status);
  const refusedIn = (it: EditValues) => (mayEdit ? refusedOf(it, moveTo(it) === 'publish') : {});
  const refused = Object.entries(refusedIn(values)).filter(
    ([field, code]) => asked || field in sending.errors || !isUnfinished(field, code, draft),
  );
  const errors = {
    ...sending.errors,
    ...Object.fromEntries(refused.map(([field, code]) => [field, refusalText(code)])),
  };

  useEffect(() => {
    if (asked) focusFirstError(form.current);
  }, [asked, form]);

  function save(version: number, values: EditValues) {
    const move = moveTo(values);
    if (Object.keys(refusedIn(values)).length > 0) setAsked(asked + 1);
    else if (move) setAsking({ move, version, values });
    else send(version, values);
  }
  function send(version: number, values: EditValues) {
    sending.send(version, values.status, mayEdit ? detailsOf(values, saved.values) : null);
  }
  function change(changes: Partial<EditValues>) {
    sending.forgetAnswer();
    edit.change(changes);
  }
  const mainMedia = useMainMedia(values.mainMedia, (mainMedia) => change({ mainMedia }));
  const giftImages = useGiftImages(values.giftImages, (giftImages) => change({ giftImages }));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (mainMedia.isBusy || giftImages.isBusy) return showError(m.media_still_sending());
    if (edit.isLate) setComparing(true);
    else save(edit.began.number, values);
  }
  function choose(chosen: Partial<EditValues>, andSave: boolean) {
    sending.forgetAnswer();
    edit.goOnFromSaved(chosen);
    if (andSave) save(saved.number, { ...saved.values, ...chosen });
  }
  function discard() {
    dropDraft(keptName(campaign.id));
    showToast('campaign.changes_canceled');
  }
  const back = to('/client/campaign/:campaignId', { campaignId: campaign.id });
  function cancel() {
    if (!edit.unsaved) discard();
    void navigate(back); // what is unsaved asks on the way
  }

  return (
    <I18nProvider locale={language === 'fr' ? 'fr-FR' : 'en-US'}>
      <form ref={form} noValidate onSubmit={submit} className="-mb-16" aria-labelledby="edit-title">
        <Page
          title={<span id="edit-title">{m.edit_title()}</span>}
          lead={campaign.title}
          back={{ to: back, label: m.edit_back() }}
        >
          <NeedsScript />
          <EditSections
            {...{ campaign, values, draft, errors, change, mainMedia, giftImages }}
            disabled={!mayEdit}
            move={moveTo(values)}
          />
        </Page>
        <EditBar
          maySave={mayEdit || edit.isLate || (mayBeSaved(campaign) && moveTo(values) !== undefined)}
          busy={sending.busy}
          unsaved={edit.unsaved}
          onCompare={edit.isLate ? () => setComparing(true) : undefined}
          onCancel={cancel}
        />
      </form>
      <LeaveGuard active={edit.unsaved && !sending.busy} onDiscard={discard} />
      {isComparing && (
        <Compare edit={edit} saved={saved.values} onChoose={choose} onClose={() => setComparing(false)} />
      )}
      {asking && (
        <ConfirmTransition
          move={asking.move}
          onConfirm={() => send(asking.version, asking.values)}
          onClose={() => setAsking(null)}
        />
      )}
    </I18nProvider>
  );
}
