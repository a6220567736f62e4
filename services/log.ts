type Facts = Record<string, unknown>;

function line(level: string, message: string, facts: Facts): string {
  const plain = Object.entries(facts).map(([name, value]) => [name, plainOf(value)]);
  return JSON.stringify({ at: new Date().toISOString(), level, message, ...Object.fromEntries(plain) });
}

/**
 * Returns the loggable properties of an error and of its causes. A library may wrap the error that names the
 * reason. Returns other values unchanged.
 */
function plainOf(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { message, stack, code, cause } = value as Error & { code?: unknown };
  return { message, stack, code, cause: cause instanceof Error ? plainOf(cause) : undefined };
}

/**
 * Logs one JSON object per line. Warnings and errors go to stderr. Never put a password, a token or a message's
 * text in `facts`.
 */
export const log = {
  info: (message: string, facts: Facts = {}): void => console.info(line('info', message, facts)),
  warn: (message: string, facts: Facts = {}): void => console.warn(line('warning', message, facts)),
  error: (message: string, facts: Facts = {}): void => console.error(line('error', message, facts)),
};
