import type { ComponentProps } from 'react';
import { type Path, pathTo } from '#app/addresses/path.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Fact } from '#app/ui/fact.tsx';
import { groupSiret } from '#domain/companies/siret.ts';
import type { AccountView } from '#domain/staff/find-account.server.ts';
import { m } from '#messages';
import { formatBytes, formatCount, formatDate, formatFigure, formatRate } from '#messages/format.ts';
import { missingStepLabels } from '#messages/labels/checklist.ts';
import { documentTypeLabels } from '#messages/labels/company.ts';

export function AccountFacts({ account }: { account: AccountView }) {
  const language = useLanguage();
  const { userId, email, emailConfirmed, createdAt, profile, company, suspension } = account;
  return (
    <div className="grid items-start gap-x-12 gap-y-8 pb-10 lg:grid-cols-2">
      <dl>
        <Fact label={m.account_email()}>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>{' '}
          <Badge tone={emailConfirmed ? 'good' : 'wait'}>
            {emailConfirmed ? m.staff_email_confirmed() : m.staff_email_unconfirmed()}
          </Badge>
        </Fact>
        <Fact label={m.account_phone()}>{profile?.phone ?? company?.phone ?? '–'}</Fact>
        <Fact label={m.staff_account_since()}>{formatDate(createdAt, language)}</Fact>
        <Fact label={m.staff_account_id()}>
          <code className="text-sm wrap-anywhere">{userId}</code>
        </Fact>
      </dl>
      {profile && <ProfileFacts profile={profile} isSuspended={suspension !== null} />}
      {company && <CompanyFacts company={company} />}
    </div>
  );
}

interface ProfileProps {
  profile: NonNullable<AccountView['profile']>;
  isSuspended: boolean;
}

function ProfileFacts({ profile, isSuspended }: ProfileProps) {
  const language = useLanguage();
  const { id, handle, location, bio, followers, engagementRate, figuresSource } = profile;
  const figures = [
    formatFigure(followers, formatCount, language),
    formatFigure(engagementRate, formatRate, language),
  ].filter((figure) => figure !== null);
  return (
    <dl>
      <Fact label={m.account_instagram_handle()}>
        <ExternalLink href={`https://www.instagram.com/${handle}`}>@{handle}</ExternalLink>
      </Fact>
      <Fact label={m.influencer_followers()}>
        {figures.length === 0
          ? m.influencer_not_stated()
          : [
              ...figures,
              figuresSource === 'verified' ? m.staff_figures_verified() : m.staff_figures_declared(),
            ].join(' · ')}
      </Fact>
      <Fact label={m.staff_collection()}>
        <CollectionState {...profile.collection} isSuspended={isSuspended} />
      </Fact>
      <Fact label={m.staff_account_location()}>{location || '–'}</Fact>
      <Fact label={m.staff_account_bio()}>{bio || '–'}</Fact>
      <Fact label={m.staff_account_page()}>
        <InternalLink path={pathTo('/influencer/:influencerId', { influencerId: id })} />
      </Fact>
    </dl>
  );
}

type CollectionProps = ProfileProps['profile']['collection'] & Pick<ProfileProps, 'isSuspended'>;

function CollectionState({ missing, until, isSuspended }: CollectionProps) {
  const language = useLanguage();
  const isComplete = missing.length === 0;
  if (isSuspended || !(isComplete || until))
    return (
      <>
        <Badge tone="wait">{m.staff_collection_hidden()}</Badge>
        {isSuspended ? (
          <p className="mt-1">{m.staff_collection_suspended()}</p>
        ) : (
          <Missing missing={missing} />
        )}
      </>
    );
  return (
    <>
      <Badge tone="good">
        {isComplete || !until
          ? m.staff_collection_shown()
          : m.staff_collection_until({ date: formatDate(until, language) })}
      </Badge>
      {!isComplete && <Missing missing={missing} />}
    </>
  );
}

function Missing({ missing }: Pick<CollectionProps, 'missing'>) {
  const list = missing.map((step) => missingStepLabels[step]()).join(', ');
  return <p className="mt-1">{m.staff_collection_because({ list })}</p>;
}

function CompanyFacts({ company }: { company: NonNullable<AccountView['company']> }) {
  const language = useLanguage();
  const { id, name, siret, address, website, documents } = company;
  return (
    <dl>
      <Fact label={m.account_company_name()}>{name}</Fact>
      <Fact label={m.company_siret()}>{siret ? groupSiret(siret) : '–'}</Fact>
      <Fact label={m.company_address()}>{address || '–'}</Fact>
      {website && (
        <Fact label={m.company_website()}>
          <ExternalLink href={website}>{website}</ExternalLink>
        </Fact>
      )}
      <Fact label={m.company_documents()}>
        {documents.length === 0 && '–'}
        <ul className="grid gap-1">
          {documents.map((document) => (
            <li key={document.id}>
              <TextLink href={document.address}>{document.name}</TextLink>{' '}
              <span className="text-sm text-soft">
                {documentTypeLabels[document.type]()} · {formatBytes(document.bytes, language)} ·{' '}
                {formatDate(document.addedAt, language)}
              </span>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact label={m.staff_account_page()}>
        <InternalLink path={pathTo('/company/:companyId', { companyId: id })} />
      </Fact>
    </dl>
  );
}

function ExternalLink(link: ComponentProps<'a'>) {
  return <TextLink {...link} target="_blank" rel="noreferrer" />;
}

function InternalLink({ path }: { path: Path }) {
  const to = usePath();
  return (
    <TextLink href={to(path)} className="text-sm">
      {path}
    </TextLink>
  );
}

function TextLink({ className = '', children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} className={`underline underline-offset-4 wrap-anywhere ${className}`}>
      {children}
    </a>
  );
}
