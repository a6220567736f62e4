import { Page } from '#app/ui/page.tsx';
import { Controls } from './design/controls.tsx';
import { States } from './design/states.tsx';
import { Tokens } from './design/tokens.tsx';

export const meta = () => [{ title: 'Design' }];

/** All that the interface is made of, in both themes at once, in the language of the address. Only in development. */
export default function Design() {
  return (
    <Page title="Design">
      <div className="grid gap-6 xl:grid-cols-2">
        <Sheet scheme="light" />
        <Sheet scheme="dark" />
      </div>
    </Page>
  );
}

function Sheet({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <div
      className="grid content-start gap-12 rounded-card border border-line bg-paper p-6 text-ink"
      style={{ colorScheme: scheme }}
    >
      <Tokens />
      <Controls />
      <States />
    </div>
  );
}
