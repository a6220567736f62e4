import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { m } from '#messages';
import type { PasskeyTexts } from './passkey-script.ts';
import script from './passkey-script.ts?worker&url';

interface PasskeyButtonProps {
  /** `add` needs `options` as JSON. For the other purposes, the script loads the options. */
  purpose: 'add' | 'login' | 'proof';
  label: string;
  options?: string;
  /** Id of the form, if the button is outside it. */
  form?: string;
}

/**
 * Asks the browser for a passkey and sends the form with the field `passkey`. Works on pages with and without React,
 * because its script finds the button by itself. Hidden without scripts.
 */
export function PasskeyButton({ purpose, label, options, form }: PasskeyButtonProps) {
  const to = usePath();
  const texts: PasskeyTexts = {
    canceled: m.passkey_canceled(),
    known: m.passkey_known(),
    unsupported: m.passkey_unsupported(),
    unreachable: m.passkey_unreachable(),
  };
  return (
    <div className="grid justify-items-start gap-2 noscript:hidden">
      <input type="hidden" name="passkey" form={form} />
      <Button
        look={purpose === 'add' ? 'primary' : 'secondary'}
        form={form}
        data-passkey={purpose}
        data-address={to('/api/passkey-options')}
        data-options={options}
        data-texts={JSON.stringify(texts)}
      >
        {label}
      </Button>
      <p role="alert" data-passkey-error hidden className="text-sm text-bad" />
      <PasskeyScript />
    </div>
  );
}

/**
 * Loads the script of `PasskeyButton`. A page needs it if the button first appears in the answer to a form, because
 * scripts in such answers do not run.
 */
export function PasskeyScript() {
  return <script async type="module" src={script} />;
}
