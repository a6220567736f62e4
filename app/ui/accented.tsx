interface AccentedProps {
  /** The sentence around the word: `(word) => m.forgot_title({ password: word })`. */
  sentence: (word: string) => string;
  word: string;
}

/** A title of which one word stands out, in italics and in the accent. */
export function Accented({ sentence, word }: AccentedProps) {
  const [before, after] = sentence('|').split('|');
  return (
    <>
      {before}
      <em className="text-accent">{word}</em>
      {after}
    </>
  );
}
