import { attempt, readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { usePath } from '#app/language.ts';
import { PasskeyScript } from '#app/passkeys/passkey-button.tsx';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf, requestContext } from '#app/request/context.ts';
import { admitMemberOrStaff } from '#app/request/guard.ts';
import { uncompressed } from '#app/request/uncompressed.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Page } from '#app/ui/page.tsx';
import { Section } from '#app/ui/section.tsx';
import { proofInput } from '#domain/accounts/account-input.ts';
import {
  forgetBrowsers,
  removeSecondFactor,
  renewBackupCodes,
} from '#domain/accounts/change-second-factor.server.ts';
import { findSecondFactor } from '#domain/accounts/find-second-factor.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/second-factor';
import { AppSection } from './second-factor/app-section.tsx';
import { changePasskeys } from './second-factor/change-passkeys.ts';
import { CreatePasskey } from './second-factor/create-passkey.tsx';
import { enrol } from './second-factor/enrolment.ts';
import { PasskeySection } from './second-factor/passkey-section.tsx';
import { BackupCodes, setUpPage } from './second-factor/set-up.tsx';

export const handle: Handle = { serverOnly: true, toasts: true };
export const clientLoader = loadWholePage;
export const headers = uncompressed;

export const meta: Route.MetaFunction = () => [{ title: `${m.second_factor_title()} · ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = admitMemberOrStaff(context);
  return { isStaff: role === 'staff', ...(await findSecondFactor(ctxOf(context))) };
}

export async function action({ request, context }: Route.ActionArgs) {
  admitMemberOrStaff(context);
  const { ctx, origin } = context.get(requestContext);
  const typed = Object.fromEntries(await readForm(request));
  const { intent } = typed;
  const isPasskey = intent === 'passkey' || intent === 'add-passkey' || intent === 'remove-passkey';
  if (isPasskey) return changePasskeys({ ctx, origin }, typed);
  if (intent !== 'renew' && intent !== 'remove' && intent !== 'forget')
    return enrol(context.get(requestContext), typed);
  return attempt(
    async () => {
      if (intent === 'renew') return { renewedCodes: await renewBackupCodes(ctx, parse(proofInput, typed)) };
      if (intent === 'forget') await forgetBrowsers(ctx);
      else await removeSecondFactor(ctx, parse(proofInput, typed), origin);
      const flash = intent === 'forget' ? 'second_factor.browsers_forgotten' : 'second_factor.removed';
      return goTo(ctx.language, '/second-factor', { flash });
    },
    { form: intent },
  );
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const to = usePath();
  const { isStaff, backupCodesLeft, rememberedBrowsers, passkeys } = loaderData;
  const setUp = setUpPage(actionData, to('/second-factor'));
  if (setUp) return setUp;
  if (actionData && 'passkey' in actionData) return <CreatePasskey {...actionData.passkey} />;
  if (actionData && 'renewedCodes' in actionData)
    return (
      <BackupCodes
        title={m.second_factor_backup_renewed()}
        lead={m.second_factor_backup_renewed_text()}
        codes={actionData.renewedCodes}
        next={to('/second-factor')}
      />
    );
  const answerTo = (intent: string) => {
    const answer = pageAnswer(actionData);
    return answer.refused?.typed.form === intent ? answer : pageAnswer(undefined);
  };
  const back = isStaff
    ? { to: to('/staff/account'), label: m.staff_own_title() }
    : { to: to('/profile', { tab: 'account' }), label: m.profile_title() };
  return (
    <Page title={m.second_factor_title()} lead={m.second_factor_lead()} back={back}>
      <AppSection backupCodesLeft={backupCodesLeft} mayRemove={!isStaff} answerTo={answerTo} />
      <PasskeyScript />
      <PasskeySection passkeys={passkeys} hasSecondFactor={backupCodesLeft !== null} answerTo={answerTo} />
      {backupCodesLeft !== null && !isStaff && (
        <Section title={m.second_factor_browsers()} text={m.second_factor_browsers_text()} id="browsers">
          {rememberedBrowsers === 0 ? (
            <p className="text-soft">{m.second_factor_browsers_none()}</p>
          ) : (
            <>
              <p className="tabular-nums">{m.second_factor_browsers_count({ count: rememberedBrowsers })}</p>
              <PageForm
                answer={answerTo('forget')}
                noAnswer={{ title: m.second_factor_failed(), unreachable: m.form_no_answer() }}
                needsLogin
                submit={m.second_factor_browsers_forget()}
                submitLook="secondary"
                busyLabel={m.second_factor_busy()}
              >
                <input type="hidden" name="intent" value="forget" />
              </PageForm>
            </>
          )}
        </Section>
      )}
    </Page>
  );
}
