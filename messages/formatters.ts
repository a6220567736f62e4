/**
 * Formatters of Intl, one for each locale and options. Constructing a formatter takes a hundred times as long as using
 * it, and a page may format hundreds of dates and numbers. `toLocaleString` and `toLocaleDateString` construct a
 * formatter at each call.
 */
export const dateFormat = shared(Intl.DateTimeFormat);
export const numberFormat = shared(Intl.NumberFormat);
export const relativeTimeFormat = shared(Intl.RelativeTimeFormat);
export const listFormat = shared(Intl.ListFormat);

function shared<Options, Formatter>(Constructor: new (locale: string, options?: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const formatter = formatters.get(key) ?? new Constructor(locale, options);
    formatters.set(key, formatter);
    return formatter;
  };
}
