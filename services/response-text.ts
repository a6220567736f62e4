/** Reads a response as text. Throws if the body is longer than `maxBytes`. */
export async function responseText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('The response is too large.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}
