const runtimeImport = "import { getLocale, experimentalStaticLocale } from '../runtime.js';";

const body =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\n\tconst locale = .+\n\tif \(locale === "en"\) return (\w+)\(inputs\)\n\treturn (\w+)\(inputs\)\n\}\);/;

/** Text of a language without inputs. */
const plainText = /^const (\w+) = .+ \(\) => \{\n\treturn .+ \((`(?:[^`\\]|\\.)*`)\)\n\};\n/gm;

/**
 * Shortens the module that Paraglide writes for a message. Its three functions and the choice of the language are
 * longer than most texts, and a page has a hundred messages: this saves it 5 KB. Throws if Paraglide writes
 * another form.
 */
export function shortMessage(code: string): string {
  const [whole, english = '', french = ''] = body.exec(code) ?? [];
  if (!whole || !code.includes(runtimeImport)) throw new Error(`Paraglide wrote an unknown form:\n${code}`);
  const texts = new Map(Array.from(code.matchAll(plainText), ([, name = '', text = '']) => [name, text]));
  const [inEnglish, inFrench] = [texts.get(english), texts.get(french)];
  const isPlain = inEnglish !== undefined && inFrench !== undefined;
  const choice = isPlain
    ? `((_, options) => inLanguage(options, ${inEnglish}, ${inFrench}));`
    : `((inputs, options) => inLanguage(options, ${english}, ${french})(inputs));`;
  return (isPlain ? code.replaceAll(plainText, '') : code)
    .replace(runtimeImport, "import { inLanguage } from '../../path-language.ts';")
    .replace(whole, () => choice);
}
