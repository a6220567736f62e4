interface Reply<Answer> {
  /** Missing if the request failed or a newer one was answered first. */
  answer?: Answer;
  failed: boolean;
  /** Whether no newer request has been sent by the time of the call. */
  isNewest: () => boolean;
}

/** Sends requests that may overtake each other. An answer older than one already returned is dropped. */
export function newestAnswer<Answer>() {
  let sent = 0;
  let answered = 0;
  return async (request: () => Promise<Answer>): Promise<Reply<Answer>> => {
    const number = ++sent;
    const isNewest = () => number === sent;
    try {
      const answer = await request();
      if (number < answered) return { isNewest, failed: false };
      answered = number;
      return { answer, isNewest, failed: false };
    } catch {
      return { isNewest, failed: true };
    }
  };
}
