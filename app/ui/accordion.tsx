import { Plus } from './icons.tsx';

interface AccordionProps {
  /** The browser opens at most one `<details>` with this name. */
  name: string;
  items: readonly { question: string; answer: string }[];
}

export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-b border-line">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group border-t border-line">
          <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 hover:text-accent [&::-webkit-details-marker]:hidden">
            <h3 className="text-[1.375rem] leading-snug">{question}</h3>
            <Plus className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-45" />
          </summary>
          <p className="max-w-prose pr-10 pb-6 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
