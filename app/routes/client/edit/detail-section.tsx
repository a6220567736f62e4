import type { ComponentProps } from 'react';
import { Section } from '#app/ui/section.tsx';

interface DetailSectionProps extends ComponentProps<typeof Section> {
  disabled: boolean | undefined;
}

/** A section of the campaign's details; it is disabled while only the status may be edited. */
export function DetailSection({ disabled, children, ...section }: DetailSectionProps) {
  return (
    <Section {...section}>
      <fieldset disabled={disabled} className="contents">
        {children}
      </fieldset>
    </Section>
  );
}
