/** A sentence with one word in the accent colour. */
export interface AccentedText {
  sentence: (word: string) => string;
  word: string;
}

const plainText = ({ sentence, word }: AccentedText): string => sentence(word);

/** A sentence as the title of a row, without its period. */
export const titleOf = (text: AccentedText): string => plainText(text).replace(/\.$/, '');
