import { type ReactNode, useState } from 'react';

interface FoldedProps {
  /** Opens the part when it becomes true, for example because of an error. */
  opens: boolean;
  className?: string;
  children: ReactNode;
}

/** A `details` element that the page can open, but only the person closes, so that it stays open while they type. */
export function Folded({ opens, className, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(opens);
  const [opened, setOpened] = useState(opens);
  if (opens !== opened) {
    setOpened(opens);
    if (opens) setOpen(true);
  }
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className={className}>
      {children}
    </details>
  );
}
