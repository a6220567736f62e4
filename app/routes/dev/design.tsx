import { Page } from '#app/ui/page.tsx';
import { Controls } from './design/controls.tsx';
import { States } from './design/states.tsx';
import { Tokens } from './design/tokens.tsx';

export const meta = () => [{ title: 'Design' }];

/** Design system in both themes at once and in the language of the address. Only in development. */
export default function Design() {
  return (
    <Page title="Design">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Sheet scheme="light" />
        <Sheet scheme="dark" />
      </div>
    </Page>
  );
}

function Sheet({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <section
      aria-label={scheme}
      className="grid grid-cols-[minmax(0,1fr)] gap-12 rounded-card border border-line bg-paper p-6 text-ink"
      style={{ colorScheme: scheme }}
    >
      <Tokens />
      <Controls />
      <States />
    </section>
  );
}
