import { Brace, JoiningBrace, Mark } from '#app/ui/mark.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';
import { Controls } from './design/controls.tsx';
import { Specimens } from './design/specimens.tsx';
import { States } from './design/states.tsx';

export const meta = () => [{ title: 'Design' }];

export default function Design() {
  return (
    <Page title="Design">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {['light', 'dark'].map((scheme) => (
          <section
            key={scheme}
            aria-label={scheme}
            className="grid grid-cols-[minmax(0,1fr)] gap-12 rounded-card border border-line bg-paper p-6 text-ink"
            style={{ colorScheme: scheme }}
          >
            <Tokens />
            <Controls />
            <States />
          </section>
        ))}
      </div>
    </Page>
  );
}

// Tailwind finds class names in the source, so they must be complete strings.
const tints = ['bg-paper', 'bg-surface', 'bg-sunken', 'bg-sand', 'bg-rose', 'bg-sage', 'bg-sky', 'bg-lilac'];
const inks = ['text-ink', 'text-soft', 'text-accent', 'text-metal', 'text-good', 'text-wait', 'text-bad'];

function Tokens() {
  return (
    <>
      <Specimens title="Grounds">
        {tints.map((tint) => (
          <span key={tint} className="grid gap-1 text-xs">
            <span className={`size-16 rounded-card border border-line ${tint}`} />
            {tint.slice(3)}
          </span>
        ))}
      </Specimens>
      <Specimens title="Inks">
        {inks.map((ink) => (
          <span key={ink} className={`font-medium ${ink}`}>
            {ink.slice(5)}
          </span>
        ))}
      </Specimens>
      <Specimens title="Type">
        <p className="w-full font-serif text-7xl leading-none">
          <em className="text-accent">{m.home_joined()}</em>
        </p>
        <p className="w-full font-serif text-4xl">{m.home_how_title()}</p>
        <p className="w-full font-serif text-2xl">{m.home_how_brand_1()}</p>
        <p className="w-full text-lg">{m.home_lead()}</p>
        <p className="w-full text-soft">{m.home_lead()}</p>
        <p className="w-full text-sm text-soft tabular-nums">0123456789</p>
      </Specimens>
      <Specimens title="Mark">
        <Mark className="h-24 text-accent" />
        <Brace className="h-24 text-accent" />
        <JoiningBrace className="h-24 text-accent" />
        <JoiningBrace down className="w-48 text-accent" />
      </Specimens>
    </>
  );
}
