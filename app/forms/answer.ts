import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Language } from '#domain/language.ts';
import { Refusal, type RefusalCode } from '#domain/refusal.ts';
import { spokenLanguage } from '#messages/language.ts';
import { refusalText } from '#messages/refusal.ts';

/** What an action returns when the domain refused: the sentences are in the language of the page. */
export interface Refused {
  refused: RefusalCode;
  message: string;
  /** By field, the sentence to show beside it. */
  fields: Readonly<Record<string, string>>;
  /** The fields as they were typed, without passwords, for a page that is rendered without scripts. */
  typed: Readonly<Record<string, string>>;
}

/**
 * Runs an act for a page's action. A refusal comes back as data with its status, so that the form stays as it was
 * typed; whatever is not there (or not yours) is a 404 page; anything else is a fault and goes on.
 */
export async function attempt<T>(work: () => Promise<T>, typed: Record<string, unknown> = {}) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 404) throw data(null, { status: 404 });
    return refusedBy(error, typed);
  }
}

export function refusedBy({ code, fields, status }: Refusal, typed: Record<string, unknown> = {}) {
  const isShown = ([name, value]: [string, unknown]) => typeof value === 'string' && !/password/i.test(name);
  const answer = {
    refused: code,
    message: refusalText(code),
    fields: sentencesOf(fields),
    typed: Object.fromEntries(Object.entries(typed).filter(isShown)) as Refused['typed'],
  };
  return data<Refused>(answer, { status });
}

function sentencesOf(fields: Refusal['fields'], language: Language = spokenLanguage()) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, code]) => [name, refusalText(code, language)]),
  );
}

/** Awaits a find for a page's loader: what is not there, or not yours, is a 404 page. */
export async function found<T>(find: Promise<T>): Promise<T> {
  try {
    return await find;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

/** `attempt` for a JSON address: a refusal is its status and a `message`, in the address's language unless another is named. */
export async function attemptJson(
  work: () => Promise<Response>,
  spoken: () => Language = spokenLanguage,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const language = spoken();
    const fields = sentencesOf(error.fields, language);
    const [first] = Object.values(fields);
    const message = error.code === 'input.invalid' && first ? first : refusalText(error.code, language);
    return Response.json({ message, code: error.code, fields }, { status: error.status });
  }
}

/** The `loader` of a JSON address that takes POST alone: to look at it is a 405. */
export function onlyPost(): Response {
  const message = refusalText('request.method_not_allowed');
  return Response.json({ message }, { status: 405, headers: { allow: 'POST' } });
}

/** No form of ours has as many. To read the half million that fit into a body takes seconds, in which nobody else is answered. */
const MAX_FIELDS = 1_000;

/** The form a page was sent. What is none is 415, one that cannot be read 400, one without end 413: never a fault. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  const [, kind] = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.exec(type) ?? [];
  if (!kind) throw data(null, { status: 415 });
  const text = await request.text().catch(unreadable);
  const between = kind.toLowerCase() === 'multipart/form-data' ? '\r\n--' : '&';
  if (text.split(between, MAX_FIELDS + 1).length > MAX_FIELDS) throw data(null, { status: 413 });
  return new Response(text, { headers: { 'content-type': type } }).formData().catch(unreadable);
}

function unreadable(): never {
  throw data(null, { status: 400 });
}

/** The JSON body of a request. Refuses another content type (415) and what does not parse (400). */
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

/** For a page's `shouldRevalidate`: when someone was faster (409), the page is read anew beside the refusal. */
export function readAnewWhenLate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.defaultShouldRevalidate || args.actionStatus === 409;
}
