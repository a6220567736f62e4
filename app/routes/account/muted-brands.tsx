import { useFetcher } from 'react-router';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { Button } from '#app/ui/button.tsx';
import { CompanyLogo } from '#app/ui/company-logo.tsx';
import { Section } from '#app/ui/section.tsx';
import type { MutedBrand } from '#domain/invitations/find-muted-brands.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** The brands that an influencer muted. Renders nothing if there are none. */
export function MutedBrands({ brands }: { brands: readonly MutedBrand[] }) {
  if (brands.length === 0) return null;
  return (
    <div className="mt-10 border-t border-line pt-8">
      <Section title={m.invitation_muted()} text={m.invitation_muted_text()} id="muted-brands">
        <ul className="border-t border-line">
          {brands.map((brand) => (
            <Brand key={brand.companyId} {...brand} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Brand({ companyId, name, logo, mutedAt }: MutedBrand) {
  const { Form, state, data } = useFetcher<unknown>();
  useFormAnswer(data, { noAnswer: 'preferences.failed' });
  const date = formatDate(mutedAt, currentLanguage());
  return (
    <li className="flex items-center gap-4 border-b border-line py-3">
      <CompanyLogo company={{ name, logo }} className="size-11 shrink-0" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-soft tabular-nums">{m.invitation_muted_since({ date })}</p>
      </div>
      <Form method="post">
        <input type="hidden" name="companyId" value={companyId} />
        <Button
          type="submit"
          name="intent"
          value="unmute"
          look="secondary"
          small
          busy={state !== 'idle'}
          aria-label={`${m.invitation_unmute()} ${name}`}
        >
          {m.invitation_unmute()}
        </Button>
      </Form>
    </li>
  );
}
