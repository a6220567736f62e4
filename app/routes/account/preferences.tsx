import { attempt, readForm } from '#app/forms/answer.ts';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useLanguage } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Chips } from '#app/ui/chips.tsx';
import { Page } from '#app/ui/page.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { Section } from '#app/ui/section.tsx';
import { kindOf } from '#domain/campaigns/collaboration.ts';
import type { Language } from '#domain/language.ts';
import { parse } from '#domain/parse.ts';
import { findPreferences } from '#domain/preferences/find-preferences.server.ts';
import {
  asksForCities,
  MAX_CITIES,
  type Preferences,
  preferenceCities,
  preferenceCollaborations,
} from '#domain/preferences/preferences.ts';
import { preferencesInput } from '#domain/preferences/preferences-input.ts';
import { savePreferences } from '#domain/preferences/save-preferences.server.ts';
import { m } from '#messages';
import { formatTypedMoney } from '#messages/format.ts';
import { collaborationLabels } from '#messages/labels/collaboration.ts';
import { site } from '#site';
import type { Route } from './+types/preferences';
import { GiftFields, PaidFields, type PreferenceValues } from './preference-fields.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.preferences_title()} · ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = admit(context);
  return { personId: id, preferences: await findPreferences(ctxOf(context)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  admit(context);
  const ctx = ctxOf(context);
  const form = await readForm(request);
  return attempt(async () => {
    const input = parse(preferencesInput, {
      ...Object.fromEntries(form),
      acceptGifts: form.has('acceptGifts'),
      acceptPaidCollabs: form.has('acceptPaidCollabs'),
      collaborationTypes: form.getAll('collaborationTypes'),
      preferredCities: form.getAll('preferredCities'),
    });
    await savePreferences(ctx, input);
    return goTo(ctx.language, '/preferences', { flash: 'preferences.saved' });
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/** The saved values, formatted as form input in the reader's language. */
function typedFrom(preferences: Preferences, language: Language): PreferenceValues {
  const { minPostPriceCents, minStoryPriceCents, ...same } = preferences;
  return {
    ...same,
    minPricePerPost: formatTypedMoney(minPostPriceCents, language),
    minPricePerStory: formatTypedMoney(minStoryPriceCents, language),
  };
}

export default function MyPreferences({ loaderData: { personId, preferences } }: Route.ComponentProps) {
  const form = useSavedForm<PreferenceValues>({
    saved: typedFrom(preferences, useLanguage()),
    draftName: `preferences:${personId}`,
    noAnswer: 'preferences.failed',
  });
  const { values } = form;
  return (
    <Page title={m.preferences_title()} lead={m.preferences_lead()}>
      <form.Form {...form.props}>
        <GiftFields form={form} />
        <PaidFields form={form} />
        <Section title={m.preferences_types_title()} text={m.preferences_types_text()}>
          <Chips
            legend={m.preferences_types()}
            name="collaborationTypes"
            choices={preferenceCollaborations.map((value) => ({
              value,
              label: collaborationLabels[kindOf(value)](),
            }))}
            values={values.collaborationTypes}
            onChange={(chosen) => form.set('collaborationTypes', chosen)}
            error={form.errorOf('collaborationTypes')}
          />
          {asksForCities(values.collaborationTypes) && (
            <Chips
              legend={m.preferences_cities()}
              name="preferredCities"
              choices={preferenceCities.map((value) => ({ value, label: value }))}
              values={values.preferredCities}
              onChange={(chosen) => form.set('preferredCities', chosen)}
              max={MAX_CITIES}
              help={m.preferences_cities_help({ chosen: values.preferredCities.length, most: MAX_CITIES })}
              error={form.errorOf('preferredCities')}
            />
          )}
        </Section>
        <SaveBar
          save={m.preferences_save()}
          busyLabel={m.profile_saving()}
          busy={form.busy}
          unsaved={form.unsaved}
          onDiscard={form.discard}
        />
      </form.Form>
    </Page>
  );
}
