import { router } from './router.ts';

/**
 * Returns a function that repeats React Router's current request. Call `repeatOf` before the answer arrives, while
 * React Router still has the data of the request.
 */
export function repeatOf(method: string, { pathname, search }: URL): () => void {
  const href = pathname + search;
  const { navigation, location, fetchers } = router().state;
  if (method === 'GET') {
    const target = navigation.location;
    const isPage = target && target.pathname + target.search !== location.pathname + location.search;
    if (!isPage) return () => void router().revalidate();
    return () => void router().navigate(href + target.hash, { state: target.state as unknown });
  }
  if (navigation.state === 'submitting') {
    const options = optionsOf(navigation);
    return () => void router().navigate(href, options);
  }
  const [key, fetcher] = [...fetchers].findLast(([, it]) => it.state === 'submitting') ?? [];
  if (!key || fetcher?.state !== 'submitting') return () => {};
  const options = optionsOf(fetcher);
  return () => void router().fetch(key, 'root', href, options);
}

type Submission = Pick<
  Extract<ReturnType<typeof router>['state']['navigation'], { state: 'submitting' }>,
  'formMethod' | 'formEncType' | 'formData' | 'json' | 'text'
>;

function optionsOf({ formMethod, formEncType, formData, json, text }: Submission) {
  const sent = formData ? { formData } : { formData: undefined, body: json ?? text };
  return { formMethod, formEncType, ...sent, preventScrollReset: true };
}
