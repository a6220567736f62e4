import { data, type RouterContextProvider } from 'react-router';
import { requestContext } from '#app/request/context.ts';
import type { Language } from '#domain/language.ts';
import { Refusal, type RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { refusalText } from '#messages/refusal.ts';
import type { ErrorBody } from './error-body.ts';

interface RefusalTexts {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** Texts are in both languages, because the viewer can switch the language. */
export interface RefusedAnswer {
  refused: RefusalCode;
  texts: Readonly<Record<Language, RefusalTexts>>;
  /** Typed values without passwords. A page without scripts shows them again in its fields. */
  typed: Readonly<Record<string, string>>;
  lists: Readonly<Record<string, readonly string[]>>;
}

export interface Refused extends Omit<RefusedAnswer, 'texts'>, RefusalTexts {}

/**
 * Runs a domain function for a page's action. Returns a refusal as data with its status, so that the form keeps the
 * typed values. Throws 404 if the object does not exist or belongs to another user. Rethrows faults.
 */
export async function attempt<T>(act: () => Promise<T>, typed: Record<string, unknown> = {}) {
  try {
    return await found(act());
  } catch (error) {
    if (error instanceof Refusal) return refusedBy(error, typed);
    throw error;
  }
}

export function refusedBy({ code, fields, status }: Refusal, typed: Record<string, unknown> = {}) {
  const textsIn = (language: Language) => ({
    message: refusalText(code, language),
    fields: sentencesOf(fields, language),
  });
  const answer = {
    refused: code,
    texts: { en: textsIn('en'), fr: textsIn('fr') },
    typed: withoutPasswords(typed),
    lists: Object.fromEntries(
      Object.entries(typed).filter(([, it]) => Array.isArray(it)),
    ) as Refused['lists'],
  };
  return data<RefusedAnswer>(answer, { status });
}

/** Returns the typed values that an answer may contain: only strings, and no passwords. */
function withoutPasswords(typed: Record<string, unknown>): Refused['typed'] {
  const mayReturn = ([name, value]: [string, unknown]) =>
    typeof value === 'string' && !/password/i.test(name);
  return Object.fromEntries(Object.entries(typed).filter(mayReturn)) as Refused['typed'];
}

function sentencesOf(fields: Refusal['fields'], language: Language) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, code]) => [name, refusalText(code, language)]),
  );
}

/** Awaits a query for a page's loader. Throws 404 if the object does not exist or belongs to another user. */
export async function found<T>(find: Promise<T>): Promise<T> {
  try {
    return await find;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

type Label = (inputs: object, options: { locale: Language }) => string;

/** The texts of these codes do not name the invalid field. */
const UNNAMED: readonly RefusalCode[] = ['field.invalid', 'field.required', 'field.too_long'];

/**
 * Runs a domain function for a JSON address. Turns a refusal into an error body with its status. `labels` are the
 * field names for texts that do not name the invalid field.
 */
export async function attemptJson(
  context: Readonly<RouterContextProvider>,
  act: () => Promise<Response>,
  languageOfAnswer: () => Language = currentLanguage,
  labels: Readonly<Record<string, Label>> = {},
): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const language = languageOfAnswer();
    const fields = sentencesOf(error.fields, language);
    const [first] = Object.entries(error.fields);
    const message =
      error.code === 'input.invalid' && first
        ? fieldMessage(first, labels, language)
        : refusalText(error.code, language);
    const { requestId } = context.get(requestContext);
    const body: ErrorBody = { message, code: error.code, fields, requestId };
    return Response.json(body, { status: error.status });
  }
}

function fieldMessage(
  [name, code]: [string, RefusalCode],
  labels: Readonly<Record<string, Label>>,
  language: Language,
): string {
  const error = refusalText(code, language);
  const field = labels[name]?.({}, { locale: language });
  return field && UNNAMED.includes(code) ? m.field_error({ field, error }, { locale: language }) : error;
}

/** Loader of a JSON address that accepts only POST: responds 405. `httpApp` adds the error body. */
export function onlyPost(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } });
}

/** Parsing half a million fields would block the process for seconds. Our forms have far fewer. */
const MAX_FIELDS = 1_000;

/**
 * Responds 415 if the content type is not that of a form, 400 if the body cannot be parsed, and 413 if the form has
 * more than 1,000 fields.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  const [, kind] = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.exec(type) ?? [];
  if (!kind) throw data(null, { status: 415 });
  const text = await request.text().catch(unreadable);
  const separator = kind.toLowerCase() === 'multipart/form-data' ? '\r\n--' : '&';
  if (text.split(separator, MAX_FIELDS + 1).length > MAX_FIELDS) throw data(null, { status: 413 });
  return new Response(text, { headers: { 'content-type': type } }).formData().catch(unreadable);
}

function unreadable(): never {
  throw data(null, { status: 400 });
}

/**
 * Refuses with `request.wrong_type` (415) if the content type is not JSON, and with `request.not_json` (400) if the
 * text cannot be parsed.
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal('request.wrong_type');
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('request.not_json');
  }
}
