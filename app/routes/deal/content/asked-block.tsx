import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { Fact } from '#app/ui/fact.tsx';
import type { ContentView } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { publicationDays } from '#messages/publication-text.ts';
import { askedItems, termsFacts } from '#messages/terms-text.ts';
import { Block } from './block.tsx';

/** Shows the part of the terms that is about this content. */
export function AskedBlock({ view: { deal, deliverable } }: { view: ContentView }) {
  const to = usePath();
  const language = currentLanguage();
  const terms = deal.work?.terms;
  if (!terms) return null;
  const { kind, platform, note, publishBy } = deliverable;
  const days = publicationDays({ publishFrom: terms.publishFrom, publishBy });
  const facts = termsFacts(terms, language).filter(({ topic }) =>
    ['live', 'mention', 'words'].includes(topic),
  );
  return (
    <Block title={m.content_asked()}>
      <p className="text-lg">{askedItems({ kind, platform, count: 1 })}</p>
      {note && (
        <p dir="auto" className="mt-1 text-soft wrap-anywhere">
          {note}
        </p>
      )}
      <dl className="mt-4">
        <Fact label={m.content_asked_days()}>{days}</Fact>
        {facts.map(({ label, text, lang }) => (
          <Fact key={label} label={label}>
            <span lang={lang} className="block whitespace-pre-line wrap-anywhere">
              {text}
            </span>
          </Fact>
        ))}
      </dl>
      <Link
        to={to('/deals/:dealId', { dealId: deal.id })}
        className="mt-3 inline-flex min-h-6 items-center text-sm underline underline-offset-4"
      >
        {m.content_read_terms()}
      </Link>
    </Block>
  );
}
