interface AccentedProps {
  sentence: (word: string) => string;
  word: string;
}

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
