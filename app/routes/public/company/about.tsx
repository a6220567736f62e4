import { Fact } from '#app/ui/fact.tsx';
import { Tag } from '#app/ui/tag.tsx';
import type { PublicCompany } from '#domain/companies/find-company.server.ts';
import { websiteName } from '#domain/companies/website.ts';
import { m } from '#messages';
import { employeeLabels, industryLabels } from '#messages/labels/company.ts';
import { countryLabels } from '#messages/labels/country.ts';
import { currentLanguage } from '#messages/path-language.ts';

export function placeOf({ location }: PublicCompany): string | null {
  if (!location) return null;
  return m.company_place({ city: location.city, country: countryLabels[location.country]() });
}

export function About({ company }: { company: PublicCompany }) {
  const { description, website, founded, employees, industries } = company;
  const isForeign = description && description.language !== currentLanguage();
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
      <section>
        <h2>{m.company_about()}</h2>
        <p
          lang={isForeign ? description.language : undefined}
          dir="auto"
          className="mt-4 max-w-prose text-lg whitespace-pre-line wrap-anywhere"
        >
          {description?.text ?? m.company_said_nothing()}
        </p>
      </section>
      <dl className="self-start">
        {website && (
          <Fact label={m.company_website()}>
            <a
              href={website}
              rel="nofollow noopener"
              className="inline-block min-h-6 break-all text-accent underline underline-offset-4"
            >
              {websiteName(website)}
            </a>
          </Fact>
        )}
        {founded && <Fact label={m.company_founded()}>{founded}</Fact>}
        {employees && <Fact label={m.company_employees()}>{employeeLabels[employees]()}</Fact>}
        {industries.length > 0 && (
          <Fact label={m.company_industries()}>
            <span className="flex flex-wrap gap-1.5">
              {industries.map((each) => (
                <Tag key={each}>{industryLabels[each]()}</Tag>
              ))}
            </span>
          </Fact>
        )}
      </dl>
    </div>
  );
}
