import { attempt, readForm } from '#app/forms/answer.ts';
import { type SavedForm, useSavedForm } from '#app/forms/saved-form.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useLinkedField } from '#app/forms/use-linked-field.ts';
import { useLanguage } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Chips } from '#app/ui/chips.tsx';
import { Field, TextArea } from '#app/ui/field.tsx';
import { Page } from '#app/ui/page.tsx';
import { PriceField } from '#app/ui/price-field.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { Section } from '#app/ui/section.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { kindOf } from '#domain/campaigns/collaboration.ts';
import { findMutedBrands } from '#domain/invitations/find-muted-brands.server.ts';
import { unmuteBrand, unmuteInput } from '#domain/invitations/unmute-brand.server.ts';
import type { Language } from '#domain/language.ts';
import { parse } from '#domain/parse.ts';
import { findPreferences } from '#domain/preferences/find-preferences.server.ts';
import { isAddressNeeded } from '#domain/preferences/is-address-needed.server.ts';
import {
  asksForCities,
  MAX_CITIES,
  MAX_INSTRUCTIONS_LENGTH,
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
import { MutedBrands } from './muted-brands.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.preferences_title()} · ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { id, role } = admit(context);
  const ctx = ctxOf(context);
  const isInfluencer = role === 'influencer';
  const mutedBrands = isInfluencer ? await findMutedBrands(ctx) : [];
  const preferences = await findPreferences(ctx);
  const mayKeepAddress =
    preferences.street !== '' && (!preferences.acceptGifts || (await isAddressNeeded(ctx)));
  return { personId: id, isInfluencer, mutedBrands, preferences, mayKeepAddress };
}

export async function action({ request, context }: Route.ActionArgs) {
  admit(context);
  const ctx = ctxOf(context);
  const form = await readForm(request);
  const typed = {
    ...Object.fromEntries(form),
    collaborationTypes: form.getAll('collaborationTypes'),
    preferredCities: form.getAll('preferredCities'),
  };
  return attempt(async () => {
    if (form.get('intent') === 'unmute') {
      const { companyId } = parse(unmuteInput, Object.fromEntries(form));
      await unmuteBrand(ctx, companyId);
      return goTo(ctx.language, '/preferences', { flash: 'invitation.brand_unmuted' });
    }
    const input = parse(preferencesInput(ctx.language), {
      ...typed,
      acceptGifts: form.has('acceptGifts'),
      acceptPaidCollabs: form.has('acceptPaidCollabs'),
      // Only the form of influencers has this switch and `hasInvitations`. For brands, the value is always true.
      acceptInvitations: form.has('acceptInvitations') || !form.has('hasInvitations'),
    });
    await savePreferences(ctx, input, { keepsAddress: form.has('keepsAddress') });
    return goTo(ctx.language, '/preferences', { flash: 'preferences.saved' });
  }, typed);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

function valuesOf(preferences: Preferences, language: Language) {
  const { minPostPriceCents, minStoryPriceCents, ...same } = preferences;
  return {
    ...same,
    minPricePerPost: formatTypedMoney(minPostPriceCents, language),
    minPricePerStory: formatTypedMoney(minStoryPriceCents, language),
    keepsAddress: true,
  };
}

export default function MyPreferences({ loaderData, actionData }: Route.ComponentProps) {
  const { personId, isInfluencer, mutedBrands, preferences, mayKeepAddress } = loaderData;
  const form = useSavedForm({
    saved: valuesOf(preferences, useLanguage()),
    draftName: `preferences:${personId}`,
    noAnswer: 'preferences.failed',
    posted: actionData,
  });
  const { preferredCities, collaborationTypes } = form.values;
  useLinkedField();
  return (
    <Page title={m.preferences_title()} lead={m.preferences_lead()}>
      <form.Form {...form.props}>
        <GiftFields form={form} mayKeepAddress={mayKeepAddress} />
        <PaidFields form={form} />
        <Section title={m.preferences_types_title()} text={m.preferences_types_text()}>
          <Chips
            legend={m.preferences_types()}
            {...form.choice('collaborationTypes')}
            choices={preferenceCollaborations.map((value) => ({
              value,
              label: collaborationLabels[kindOf(value)](),
            }))}
          />
          {asksForCities(collaborationTypes) && (
            <Chips
              legend={m.preferences_cities()}
              {...form.choice('preferredCities')}
              choices={preferenceCities.map((value) => ({ value, label: value }))}
              max={MAX_CITIES}
              help={m.preferences_cities_help({ chosen: preferredCities.length, most: MAX_CITIES })}
            />
          )}
        </Section>
        {isInfluencer && (
          <Section title={m.invitation_setting_title()} text={m.invitation_setting_text()}>
            <input type="hidden" name="hasInvitations" value="1" />
            <Switch
              label={m.invitation_setting()}
              name="acceptInvitations"
              on={form.values.acceptInvitations}
              onChange={(on) => form.set('acceptInvitations', on)}
            />
          </Section>
        )}
        <SaveBar {...form} save={m.preferences_save()} busyLabel={m.profile_saving()} />
      </form.Form>
      <MutedBrands brands={mutedBrands} />
    </Page>
  );
}

interface PartProps {
  form: SavedForm<ReturnType<typeof valuesOf>>;
}

interface GiftFieldsProps extends PartProps {
  /**
   * True if a deal shows the address to its brand, so it may stay when gifts are switched off, or if it has stayed. The
   * person must see each address that is stored.
   */
  mayKeepAddress: boolean;
}

function GiftFields({ form: { text, values, set }, mayKeepAddress }: GiftFieldsProps) {
  return (
    <Section title={m.preferences_gifts_title()} text={m.preferences_gifts_text()}>
      <div id="shipping-address" className="scroll-mt-6">
        <Switch
          label={m.preferences_accept_gifts()}
          name="acceptGifts"
          on={values.acceptGifts}
          onChange={(on) => set('acceptGifts', on)}
        />
      </div>
      {mayKeepAddress && (
        <div hidden={values.acceptGifts}>
          <Switch
            label={m.preferences_keep_address()}
            name="keepsAddress"
            on={values.keepsAddress}
            onChange={(on) => set('keepsAddress', on)}
          />
          <p className="text-sm wrap-anywhere">
            {values.street}, {values.zipCode} {values.city}
          </p>
          <p className="mt-1 text-sm text-soft">{m.preferences_keep_address_text()}</p>
        </div>
      )}
      <div hidden={!values.acceptGifts} className="grid gap-5">
        <Field label={m.preferences_street()} {...text('street')} autoComplete="street-address" required />
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Field label={m.preferences_zip_code()} {...text('zipCode')} autoComplete="postal-code" required />
          <Field label={m.preferences_city()} {...text('city')} autoComplete="address-level2" required />
        </div>
        <Field label={m.account_phone()} {...text('phone')} type="tel" autoComplete="tel" required />
        <TextArea
          label={m.account_optional({ label: m.preferences_instructions() })}
          {...text('deliveryInstructions')}
          rows={3}
          limit={MAX_INSTRUCTIONS_LENGTH}
        />
      </div>
    </Section>
  );
}

function PaidFields({ form: { text, values, set } }: PartProps) {
  return (
    <Section title={m.preferences_paid_title()} text={m.preferences_paid_text()}>
      <Switch
        label={m.preferences_accept_paid()}
        name="acceptPaidCollabs"
        on={values.acceptPaidCollabs}
        onChange={(on) => set('acceptPaidCollabs', on)}
      />
      <div hidden={!values.acceptPaidCollabs} className="grid gap-5">
        <Field
          label={m.account_company_name()}
          {...text('companyName')}
          autoComplete="organization"
          required
        />
        <div className="grid items-start gap-5 sm:max-md:grid-cols-2 lg:grid-cols-2">
          <PriceField label={m.preferences_price_post()} {...text('minPricePerPost')} required />
          <PriceField label={m.preferences_price_story()} {...text('minPricePerStory')} required />
        </div>
      </div>
    </Section>
  );
}
