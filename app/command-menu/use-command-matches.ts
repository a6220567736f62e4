import { useEffect, useState } from 'react';
import type { To } from '#app/addresses/path.ts';
import { callJson } from '#app/forms/call-json.ts';
import { type CommandMatches, MIN_TEXT } from '#domain/command-menu/command-matches.ts';

const WAIT_MS = 120;

type Answer = { text: string; matches: CommandMatches | null };

/**
 * Returns the server's matches for the typed text. Until a new answer arrives, `matches` belong to the previous text.
 * `isFailed` means that the server did not answer or responded with an error.
 */
export function useCommandMatches(typed: string, to: To) {
  const text = typed.trim();
  const address = to('/api/commands', { q: text });
  const [answer, setAnswer] = useState<Answer>({ text: '', matches: null });
  const isSearching = text.length >= MIN_TEXT;
  useEffect(() => {
    if (!isSearching) return;
    let isLatest = true;
    async function search(): Promise<void> {
      const found = await callJson<CommandMatches>(address);
      if (isLatest) setAnswer({ text, matches: found?.ok ? found.body : null });
    }
    const timer = setTimeout(() => void search(), WAIT_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [address, text, isSearching]);
  const isAnswered = isSearching && answer.text === text;
  return {
    matches: isSearching ? answer.matches : null,
    isBusy: isSearching && !isAnswered,
    isFailed: isAnswered && !answer.matches,
  };
}
