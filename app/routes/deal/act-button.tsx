import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { m } from '#messages';

interface ActButtonProps {
  intent: string;
  look: 'primary' | 'secondary' | 'quiet';
  children: ReactNode;
}

/** Sends its form with the intent. Is disabled while the page sends another act. */
export function ActButton({ intent, look, children }: ActButtonProps) {
  const { formData } = useNavigation();
  const sent = formData?.get('intent');
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look={look}
      busy={sent === intent}
      busyLabel={m.deal_busy()}
      disabled={Boolean(sent)}
    >
      {children}
    </Button>
  );
}
