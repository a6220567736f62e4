type Facts = Record<string, unknown>;

interface AccessFacts {
  method: string;
  route: string;
  status: number;
  ms: number;
  requestId: string;
}

export const logLevels = ['info', 'warning', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Milliseconds that request lines wait, so that many lines share one write. */
const FLUSH_MS = 100;
const BUFFER_BYTES = 16_384;

/**
 * Error messages of mail servers and databases can contain email addresses. A match begins at the start of a word and
 * has one @. Otherwise a line with a long path such as `@.@.@.@.` would take cubic time.
 */
const EMAIL_ADDRESS = /(?<![^\s"'<>(),:;=\\@])[^\s"'<>(),:;=\\@]+@[^\s"'<>(),:;=\\@]+\.[a-z]{2,}/gi;

let lowest: LogLevel = 'info';
let contextOf: () => Facts | undefined = () => undefined;
type Sink = (message: string, facts: Facts) => void;
let sink: Sink | undefined;

export function setLogLevel(level: LogLevel): void {
  lowest = level;
}

/** Sends all log lines to a function, except the lines of requests. Used by commands that print sentences. */
export function setLogSink(to: Sink): void {
  sink = to;
}

/** Sets facts that each line contains, such as the id of the current request. */
export function setLogContext(source: () => Facts | undefined): void {
  contextOf = source;
}

function isLogged(level: LogLevel): boolean {
  return logLevels.indexOf(level) >= logLevels.indexOf(lowest);
}

function line(level: LogLevel, message: string, facts: Facts): string {
  const plain = Object.entries(facts).map(([name, value]) => [name, plainOf(value)]);
  const text = JSON.stringify({
    at: new Date().toISOString(),
    level,
    message,
    ...contextOf(),
    ...Object.fromEntries(plain),
  });
  return text.replace(EMAIL_ADDRESS, '(email address)');
}

/** Returns the loggable properties of an error and of its causes, because a cause can contain the reason. */
function plainOf(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { message, stack, code, cause } = value as Error & { code?: unknown };
  return { message, stack, code, cause: cause instanceof Error ? plainOf(cause) : undefined };
}

let accessLines = Buffer.allocUnsafeSlow(0);
let used = 0;
let latest = { ms: 0, text: '' };

/** Formats each millisecond once, because many log lines have the same time. */
function timestamp(): string {
  const ms = Date.now();
  if (ms !== latest.ms) latest = { ms, text: new Date(ms).toISOString() };
  return latest.text;
}

function flush(): void {
  if (used > 0) process.stdout.write(accessLines.subarray(0, used));
  // Replaces the buffer, because the stream may still read the old buffer.
  accessLines = Buffer.allocUnsafeSlow(0);
  used = 0;
}
process.once('exit', flush);

/**
 * Logs one JSON object per line. Warnings and errors go to stderr. Never put a password, a token or a message's
 * text in `facts`.
 */
export const log = {
  info(message: string, facts: Facts = {}): void {
    if (sink) sink(message, facts);
    else if (isLogged('info')) console.info(line('info', message, facts));
  },
  warn(message: string, facts: Facts = {}): void {
    if (sink) sink(message, facts);
    else if (isLogged('warning')) console.warn(line('warning', message, facts));
  },
  error(message: string, facts: Facts = {}): void {
    if (sink) sink(message, facts);
    else console.error(line('error', message, facts));
  },
  /**
   * Logs the line of a request within 100 ms. A killed process loses the lines of its last 100 ms. The strings are not
   * escaped, because `JSON.stringify` would take as long as the shortest request. The strings must therefore contain no
   * character that JSON escapes.
   */
  access({ method, route, status, ms, requestId }: AccessFacts): void {
    if (!isLogged('info')) return;
    const text = `{"at":"${timestamp()}","level":"info","message":"request","method":"${method}","route":"${route}","status":${status},"ms":${ms},"requestId":"${requestId}"}\n`;
    if (used + text.length > accessLines.length) flush();
    if (used === 0) {
      accessLines = Buffer.allocUnsafeSlow(Math.max(BUFFER_BYTES, text.length));
      setTimeout(flush, FLUSH_MS).unref();
    }
    used += accessLines.write(text, used, 'latin1');
  },
};
