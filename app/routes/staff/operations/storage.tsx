import { z } from 'zod';
import { pathTo } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { admitStaff } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Fact } from '#app/ui/fact.tsx';
import { Page } from '#app/ui/page.tsx';
import { Section } from '#app/ui/section.tsx';
import { parse } from '#domain/parse.ts';
import { type FileKindSize, findStorage } from '#domain/staff/storage/find-storage.server.ts';
import { prunableKinds } from '#domain/staff/storage/prunable.ts';
import { prune } from '#domain/staff/storage/prune.server.ts';
import { SAMPLE_DAYS } from '#domain/staff/storage/sample-storage.server.ts';
import { m } from '#messages';
import { formatBytes } from '#messages/format.ts';
import { StaffError, staffTitle } from '../staff-error.tsx';
import type { Route } from './+types/storage';
import { Asked } from './ask-first.tsx';
import { OperationsTabs } from './operations-tabs.tsx';
import { PrunedAutomatically, PruneList, pruneQuestion } from './pruning.tsx';
import { SizeTable } from './size-table.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.operations_storage());
export const ErrorBoundary = StaffError;
export const shouldRevalidate = revalidateOnConflict;

const kindInput = z.object({ kind: z.enum(prunableKinds) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = admitStaff(context);
  const ask = new URL(request.url).searchParams.get('ask');
  return { ...(await findStorage(ctx)), ask, sampleDays: SAMPLE_DAYS };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = admitStaff(context);
  const typed = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    await prune(ctx, parse(kindInput, typed).kind);
    return goTo(ctx.language, '/staff/storage', { flash: 'staff.done' });
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function StoragePage({ loaderData, actionData }: Route.ComponentProps) {
  const { totals, tables, tableCount, kinds, disk, prunable, ask, sampleDays } = loaderData;
  const language = useLanguage();
  const to = usePath();
  const { refused } = useFormAnswer(actionData);
  const here = to('/staff/storage');
  const asked = prunable.find(({ kind, rows }) => kind === ask && rows > 0);
  return (
    <Page
      back={{ to: to('/staff'), label: m.staff_desk_title() }}
      title={m.operations_storage()}
      lead={m.storage_lead()}
    >
      <OperationsTabs current="/staff/storage" />
      <RefusalAlert>{refused?.message}</RefusalAlert>
      {asked && <Asked {...pruneQuestion(asked, language)} action={here} back={here} />}
      <section aria-labelledby="sizes" className="mb-8 md:mb-10">
        <h2 id="sizes">{m.storage_sizes()}</h2>
        <p className="mt-2 mb-4 max-w-prose text-sm text-soft">
          {m.storage_sizes_text({ days: sampleDays })} {m.storage_tables({ count: tableCount })}.
        </p>
        <SizeTable sizes={[...totals, ...tables]} />
      </section>
      <div className="border-t border-line pt-8 md:pt-10">
        <Section title={m.storage_files_title()} text={m.storage_files_text()}>
          <FileKinds kinds={kinds} />
        </Section>
        <Section title={m.storage_disk()}>
          <p className="wrap-anywhere">
            {disk
              ? m.storage_disk_text({
                  free: formatBytes(disk.free, language),
                  total: formatBytes(disk.total, language),
                  folder: disk.folder,
                })
              : m.storage_disk_none()}
          </p>
        </Section>
        <PruneList
          prunable={prunable}
          action={here}
          askAt={(kind) => to(pathTo('/staff/storage', { ask: kind }))}
        />
        <PrunedAutomatically sampleDays={sampleDays} />
      </div>
    </Page>
  );
}

const kindLabels: Record<FileKindSize['kind'], () => string> = {
  image: m.storage_kind_image,
  video: m.storage_kind_video,
  file: m.storage_kind_file,
};

function FileKinds({ kinds }: { kinds: readonly FileKindSize[] }) {
  const language = useLanguage();
  if (kinds.length === 0) return <p className="text-soft">{m.storage_files_none()}</p>;
  return (
    <dl>
      {kinds.map(({ kind, files, bytes }) => (
        <Fact key={kind} label={kindLabels[kind]()}>
          {m.storage_file_count({ count: files, size: formatBytes(bytes, language) })}
        </Fact>
      ))}
    </dl>
  );
}
