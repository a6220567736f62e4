import { usePath } from '#app/language.ts';
import { PasskeyButton } from '#app/passkeys/passkey-button.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';

interface CreatePasskeyProps {
  name: string;
  /** `NewPasskeyOptions` as JSON. */
  options: string;
}

/** The second step of adding a passkey, in which the browser creates the passkey. */
export function CreatePasskey({ name, options }: CreatePasskeyProps) {
  const to = usePath();
  return (
    <Page
      title={m.passkey_create_title()}
      back={{ to: to('/second-factor'), label: m.second_factor_title() }}
      width="narrow"
    >
      <form method="post" className="grid gap-5">
        {/* biome-ignore lint/a11y/noAutofocus: the user continues here */}
        <p autoFocus tabIndex={-1} className="text-soft outline-none wrap-anywhere">
          {m.passkey_create_text({ name })}
        </p>
        <input type="hidden" name="intent" value="add-passkey" />
        <input type="hidden" name="name" value={name} />
        <PasskeyButton purpose="add" label={m.passkey_create()} options={options} />
        <noscript>
          <p role="alert" className="rounded-card bg-bad-ground px-4 py-3 text-bad">
            {m.passkey_needs_script()}
          </p>
        </noscript>
      </form>
    </Page>
  );
}
