const runtimeImport = "import { getLocale, experimentalStaticLocale } from '../runtime.js';";

const body =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\n\tconst locale = .+\n\tif \(locale === "en"\) return (\w+)\(inputs\)\n\treturn (\w+)\(inputs\)\n\}\);/;

/** Matches the function of one language for a message without inputs. */
const plainText = /^const (\w+) = .+ \(\) => \{\n\treturn .+ \((`(?:[^`\\]|\\.)*`)\)\n\};\n/gm;

/**
 * Shortens the module that Paraglide writes for a message. The module's three functions and its choice of the language
 * are longer than most texts. A page has a hundred messages, so the shorter modules save 5 KB per page. Throws if the
 * module has another form.
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
