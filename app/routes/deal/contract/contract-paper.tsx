import { useLanguage } from '#app/language.ts';
import { VerticalBrace } from '#app/ui/vertical-brace.tsx';
import type { Clause, ContractText } from '#domain/contracts/contract.ts';
import type { ContractView } from '#domain/contracts/find-contract.server.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { Fingerprint } from './fingerprint.tsx';
import { SignatureForm } from './signature-form.tsx';
import { Signatures } from './signatures.tsx';

interface ContractPaperProps {
  contract: ContractView;
  doesFrenchPrevail: boolean;
  email: string;
  doesProve: boolean;
  posted: unknown;
}

const names: Record<Language, string> = { en: 'English', fr: 'Français' };
const shownIn: Record<Language, string> = {
  en: 'hidden group-has-[[name=text][value=en]:checked]/paper:block print:block',
  fr: 'hidden group-has-[[name=text][value=fr]:checked]/paper:block print:block',
};

/**
 * Shows the contract in the chosen language, and the signatures. The choice also works without scripts. Printing shows
 * both languages.
 */
export function ContractPaper({ contract, doesFrenchPrevail, ...form }: ContractPaperProps) {
  const language = useLanguage();
  const order: Language[] = language === 'fr' ? ['fr', 'en'] : ['en', 'fr'];
  return (
    <div className="group/paper min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-line">
        <fieldset className="flex gap-6">
          <legend className="sr-only">{m.contract_text_language()}</legend>
          {order.map((it) => (
            <label
              key={it}
              lang={it}
              className="-mb-px flex min-h-11 cursor-pointer items-center border-b-2 border-transparent text-soft hover:text-ink has-checked:border-accent has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="text"
                value={it}
                defaultChecked={it === language}
                className="sr-only"
              />
              {names[it]}
            </label>
          ))}
        </fieldset>
        <p className="pb-2.5 text-sm text-soft">
          {doesFrenchPrevail ? m.contract_french_prevails() : m.contract_both_prevail()}
        </p>
      </div>
      <article className="mt-6 rounded-card border border-line bg-surface px-5 py-8 md:px-12 md:py-10">
        {order.map((it) => (
          <div key={it} lang={it} className={shownIn[it]}>
            <Text text={contract.document[it]} />
          </div>
        ))}
        {contract.mayBeSigned ? (
          <SignatureForm contract={contract} {...form} />
        ) : (
          <Signatures contract={contract} />
        )}
        <Fingerprint hash={contract.hash} />
      </article>
    </div>
  );
}

function Text({ text: { title, lead, clauses, annexes, note } }: { text: ContractText }) {
  return (
    <>
      <h2 className="text-3xl">{title}</h2>
      <p className="mt-2 text-soft">{lead}</p>
      <ol className="mt-6">
        {clauses.map((clause, index) => (
          <li
            key={clause.title}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-line py-5 md:grid-cols-[3rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="font-serif text-2xl text-accent italic">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="font-serif text-2xl leading-tight font-normal">
                <span className="sr-only">{index + 1}. </span>
                {clause.title}
              </h3>
              {index === 0 ? <Parties clause={clause} /> : <Paragraphs paragraphs={clause.paragraphs} />}
            </div>
          </li>
        ))}
      </ol>
      {annexes.map((annex) => (
        <section key={annex.title} className="border-t border-line py-5">
          <h3 className="font-serif text-2xl leading-tight font-normal">{annex.title}</h3>
          <Paragraphs paragraphs={annex.paragraphs} />
        </section>
      ))}
      <p className="border-t border-line pt-5 text-sm text-soft">{note}</p>
    </>
  );
}

function Paragraphs({ paragraphs }: Pick<Clause, 'paragraphs'>) {
  return paragraphs.map((paragraph, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs can be equal
    <p key={place} className="mt-2 whitespace-pre-line wrap-anywhere">
      {paragraph}
    </p>
  ));
}

/** Shows the two parties side by side. Breaks each party's sentence into lines after its semicolons. */
function Parties({ clause: { paragraphs } }: { clause: Clause }) {
  const [brand = '', influencer = '', ...rest] = paragraphs;
  return (
    <>
      <div className="mt-3 grid gap-x-4 gap-y-5 md:grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1fr)]">
        <Party text={brand} />
        <VerticalBrace className="h-full w-5 text-accent max-md:hidden" />
        <Party text={influencer} />
      </div>
      <Paragraphs paragraphs={rest} />
    </>
  );
}

function Party({ text }: { text: string }) {
  return (
    <p className="text-sm wrap-anywhere">
      {text.split(/(?<=;) /).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts can be equal
        <span key={place} className="block">
          {part}{' '}
        </span>
      ))}
    </p>
  );
}
