import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/* Script of all `PasskeyButton`s of a page. */

export interface PasskeyTexts {
  canceled: string;
  known: string;
  unsupported: string;
  unreachable: string;
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-passkey]') : null;
  if (button && button.ariaBusy !== 'true') void askForPasskey(button);
});

/** A form that is sent by another button must not contain the passkey of an earlier attempt. */
addEventListener(
  'submit',
  ({ target, submitter }) => {
    const field = target instanceof HTMLFormElement ? fieldOf(target) : null;
    if (field && submitter) field.value = '';
  },
  { capture: true },
);

function fieldOf(form: HTMLFormElement): HTMLInputElement | null {
  const field = form.elements.namedItem('passkey');
  return field instanceof HTMLInputElement ? field : null;
}

async function askForPasskey(button: HTMLButtonElement): Promise<void> {
  const { form } = button;
  const field = form && fieldOf(form);
  if (!field) return;
  const texts = JSON.parse(button.dataset.texts ?? '{}') as PasskeyTexts;
  button.ariaBusy = 'true';
  showError(button, '');
  try {
    field.value = JSON.stringify(await answerOf(button));
    form.requestSubmit();
  } catch (error) {
    showError(button, errorText(error, texts));
  } finally {
    button.ariaBusy = 'false';
  }
}

async function answerOf({ dataset }: HTMLButtonElement) {
  if (!browserSupportsWebAuthn()) throw new Error('unsupported');
  if (dataset.passkey === 'add') {
    const optionsJSON = JSON.parse(dataset.options ?? '{}') as PublicKeyCredentialCreationOptionsJSON;
    return startRegistration({ optionsJSON });
  }
  const body = new URLSearchParams({ purpose: dataset.passkey ?? '' });
  const answer = await fetch(dataset.address ?? '', { method: 'POST', body }).catch(() => null);
  if (!answer?.ok) throw new Error('unreachable');
  const optionsJSON = (await answer.json()) as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON });
}

function errorText(error: unknown, texts: PasskeyTexts): string {
  const { name, message } = error as Error;
  if (message === 'unsupported' || message === 'unreachable') return texts[message];
  return name === 'InvalidStateError' ? texts.known : texts.canceled;
}

function showError(button: HTMLButtonElement, text: string): void {
  const shown = button.parentElement?.querySelector<HTMLElement>('[data-passkey-error]');
  if (!shown) return;
  shown.textContent = text;
  shown.hidden = text === '';
}
