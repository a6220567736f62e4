import { textAround } from '#messages/text-around.ts';

interface AccentedProps {
  sentence: (word: string) => string;
  word: string;
}

export function Accented({ sentence, word }: AccentedProps) {
  const [before, after] = textAround(sentence);
  return (
    <>
      {before}
      <em className="text-accent">{word}</em>
      {after}
    </>
  );
}
