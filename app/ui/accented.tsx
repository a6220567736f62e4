interface AccentedProps {
  /** Returns the sentence with the given word: `(word) => m.forgot_title({ password: word })`. */
  sentence: (word: string) => string;
  word: string;
}

/** A title with one word in italics and in the accent colour. */
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
