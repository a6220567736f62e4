import type { EntryStep } from '#domain/influencers/collection.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { entryStepLabels } from '#messages/labels/checklist.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import { type EmailContent, greetingOf, linkTo, type Reader, renderEmail } from './email-layout.ts';

interface Stay extends Reader {
  until: Date;
  missing: readonly EntryStep[];
}

export function collectionEmail({ until, missing, ...reader }: Stay): EmailContent {
  const date = formatDate(until, currentLanguage());
  const steps = missing.map((step) => `– ${entryStepLabels[step]()}`);
  return renderEmail({
    subject: m.email_collection_subject(),
    greeting: greetingOf(reader),
    paragraphs: [
      m.email_collection_text({ site: site.name, date }),
      [m.email_collection_missing(), ...steps].join('\n'),
      m.email_collection_apply(),
    ],
    button: { label: m.email_collection_button(), href: linkTo(reader.publicUrl, '/influencer/dashboard') },
  });
}
