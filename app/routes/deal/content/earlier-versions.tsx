import { ChevronDown } from '#app/ui/icons.tsx';
import { dayOf } from '#domain/clock.ts';
import type { ContentView } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { formatDay } from '#messages/format.ts';
import { ofName } from '#messages/of-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { Block } from './block.tsx';
import { Caption } from './caption.tsx';
import { marksOf } from './marks.ts';
import { RemarkList } from './remark-list.tsx';
import { Thumbnails } from './thumbnails.tsx';

/** Drafts before the newest, newest first, with the remarks about them. */
export function EarlierVersions({ view: { deal, submissions } }: { view: ContentView }) {
  const earlier = submissions.slice(0, -1).reverse();
  const mention = deal.work?.terms.mention;
  if (earlier.length === 0 || !mention) return null;
  const name = otherNameOf(deal);
  const isOwn = deal.side === 'influencer';
  return (
    <Block title={m.content_versions()}>
      <div className="divide-y divide-line border-y border-line">
        {earlier.map(({ seq, submittedAt, files, remarks, ...submission }) => (
          <details key={seq} className="group py-1">
            <summary className="flex min-h-11 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
              {m.content_version({
                number: seq,
                date: formatDay(dayOf(submittedAt), currentLanguage()),
              })}
              <ChevronDown className="size-4 shrink-0 text-soft transition-transform group-open:rotate-180" />
            </summary>
            <div className="grid gap-6 pt-2 pb-6">
              {files.length > 0 && <Thumbnails files={files} />}
              <div>
                <Caption
                  {...{ submission, mention }}
                  noteTitle={isOwn ? m.content_note_own() : m.content_note_other({ name })}
                />
              </div>
              {remarks.length > 0 && (
                <div>
                  <h3 className="mb-3 font-sans text-sm font-medium text-soft">
                    {isOwn ? m.content_remarks_other({ of: ofName(name) }) : m.content_remarks_own()}
                  </h3>
                  <RemarkList
                    marks={marksOf(remarks).map((it) => ({ ...it, key: `${seq}-${it.key}` }))}
                    files={files}
                  />
                </div>
              )}
            </div>
          </details>
        ))}
      </div>
    </Block>
  );
}
