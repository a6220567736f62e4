import { TextLink } from '#app/routes/public/legal-notice/numbered-page.tsx';
import { m } from '#messages';
import { textAround } from '#messages/text-around.ts';

const PHONE = '09\u00a069\u00a039\u00a000\u00a000';
const ADDRESS = 'Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07';

/** The French authority that receives complaints about inaccessible services, with its published addresses. */
export function DefenderOfRights() {
  const [beforeForm, afterForm] = textAround((form) => m.accessibility_rights_form({ form }));
  const [beforeDelegate, afterDelegate] = textAround((delegate) =>
    m.accessibility_rights_delegate({ delegate }),
  );
  return (
    <>
      <p>{m.accessibility_rights_text()}</p>
      <ul className="grid max-w-prose list-disc gap-1 pl-5">
        <li>
          {beforeForm}
          <TextLink to="https://formulaire.defenseurdesdroits.fr/">
            {m.accessibility_rights_form_name()}
          </TextLink>
          {afterForm}
        </li>
        <li>
          {beforeDelegate}
          <TextLink to="https://www.defenseurdesdroits.fr/saisir/delegues">
            {m.accessibility_rights_delegate_name()}
          </TextLink>
          {afterDelegate}
        </li>
        <li>{m.accessibility_rights_phone({ phone: PHONE })}</li>
        <li>{m.accessibility_rights_post({ address: ADDRESS })}</li>
      </ul>
    </>
  );
}
