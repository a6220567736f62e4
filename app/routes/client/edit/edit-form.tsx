import { type FormEvent, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocation, useNavigate } from 'react-router';
import { focusField, focusFirstError } from '#app/forms/focus-first-error.ts';
import { NeedsScript } from '#app/forms/needs-script.tsx';
import { dropDraft } from '#app/forms/stored-draft.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { useCampaignQuery } from '#app/routes/client/campaign-query.ts';
import { useGiftImages, useMainMedia } from '#app/routes/client/create/media-fields.tsx';
import { errorsOf, isUnfinished } from '#app/routes/client/create/steps.ts';
import { showError, showToast } from '#app/toasts/toast.tsx';
import { Page } from '#app/ui/page.tsx';
import { mayBeSaved, statusChoices, transitionBetween } from '#domain/campaigns/campaign.ts';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import { m } from '#messages';
import { Compare } from './compare.tsx';
import { ConfirmTransition } from './confirm-transition.tsx';
import { EditBar } from './edit-bar.tsx';
import { EditSections } from './edit-sections.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PublishedSections } from './published-sections.tsx';
import { editDraftName, useEdit, type Version } from './use-edit.ts';
import { useSave } from './use-save.ts';
import { detailsOf, draftOf, type EditValues, refusedOf, valuesOf } from './values.ts';

interface EditFormProps {
  campaign: CampaignView;
  mayEdit: boolean;
  /** Names of the influencers whose deals continue after the transition. */
  going: readonly string[];
}

export function EditForm({ campaign, mayEdit, going }: EditFormProps) {
  const to = usePath();
  const query = useCampaignQuery();
  const language = useLanguage();
  const navigate = useNavigate();
  const saved = { number: campaign.version, values: valuesOf(campaign, language) };
  const edit = useEdit(campaign.id, saved);
  const { form, ...sending } = useSave(campaign.id);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [isComparing, setComparing] = useState(false);
  /** Version to save once the user confirms the status transition. Null while no confirmation is open. */
  const [pendingSave, setPendingSave] = useState<Version | null>(null);

  // A change of status in another tab or by the schedule can make the chosen status unreachable. Then the form shows
  // the saved status.
  const isChoice = statusChoices(campaign.status).includes(edit.values.status);
  const values = isChoice ? edit.values : { ...edit.values, status: campaign.status };
  const draft = draftOf(values);
  const transitionTo = ({ status }: EditValues) => transitionBetween(campaign.status, status);
  const pendingTransition = pendingSave && transitionTo(pendingSave.values);
  const refusedIfSaved = (checked: EditValues) =>
    mayEdit ? refusedOf(checked, transitionTo(checked) === 'publish') : {};
  const isShown: Parameters<typeof errorsOf>[1] = (field, code) =>
    failedAttempts > 0 || field in sending.errors || !isUnfinished(field, code, draft);
  const errors = { ...sending.errors, ...errorsOf(refusedIfSaved(values), isShown) };

  useEffect(() => {
    if (failedAttempts > 0) focusFirstError(form.current);
  }, [failedAttempts, form]);

  const { hash } = useLocation();
  useEffect(() => focusField(form.current, hash.slice(1)), [hash, form]);

  function save(version: Version) {
    if (Object.keys(refusedIfSaved(version.values)).length > 0) setFailedAttempts(failedAttempts + 1);
    else if (transitionTo(version.values)) setPendingSave(version);
    else send(version);
  }
  function send({ number, values }: Version) {
    sending.send(number, values.status, mayEdit ? detailsOf(values, saved.values) : null);
  }
  function change(changes: Partial<EditValues>) {
    sending.clearAnswer();
    edit.change(changes);
  }
  const mainMedia = useMainMedia(values.mainMedia, (mainMedia) => change({ mainMedia }));
  const giftImages = useGiftImages(values.giftImages, (giftImages) => change({ giftImages }));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (mainMedia.isBusy || giftImages.isBusy) return showError(m.media_still_sending());
    if (edit.isOutdated) setComparing(true);
    else save({ number: edit.base.number, values });
  }
  function choose(chosen: Partial<EditValues>, andSave: boolean) {
    sending.clearAnswer();
    edit.rebase(chosen);
    if (andSave) save({ ...saved, values: { ...saved.values, ...chosen } });
  }
  function discard() {
    dropDraft(editDraftName(campaign.id));
    showToast('campaign.changes_canceled');
  }
  const back = to('/client/campaign/:campaignId', { campaignId: campaign.id, ...query });
  function cancel() {
    if (!edit.unsaved) discard();
    void navigate(back);
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
          {mayEdit ? (
            <EditSections
              {...{ campaign, values, draft, errors, change, mainMedia, giftImages }}
              transition={transitionTo(values)}
            />
          ) : (
            <PublishedSections
              {...{ campaign, change }}
              status={values.status}
              transition={transitionTo(values)}
            />
          )}
        </Page>
        <EditBar
          maySave={mayEdit || edit.isOutdated || (mayBeSaved(campaign) && transitionTo(values) !== undefined)}
          busy={sending.busy}
          unsaved={edit.unsaved}
          onCompare={edit.isOutdated ? () => setComparing(true) : undefined}
          onCancel={cancel}
        />
      </form>
      <LeaveGuard active={edit.unsaved && !sending.busy} onDiscard={discard} />
      {isComparing && (
        <Compare edit={edit} saved={saved.values} onChoose={choose} onClose={() => setComparing(false)} />
      )}
      {pendingSave && pendingTransition && (
        <ConfirmTransition
          transition={pendingTransition}
          going={going}
          onConfirm={() => send(pendingSave)}
          onClose={() => setPendingSave(null)}
        />
      )}
    </I18nProvider>
  );
}
