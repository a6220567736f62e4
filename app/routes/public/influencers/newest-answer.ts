interface Reply<Answer> {
  /** Missing if the request failed or a newer one was answered first. */
  answer?: Answer;
  failed: boolean;
  /** No newer request was sent, up to the moment of the call. */
  isNewest: () => boolean;
}

/** Sends requests that may overtake each other. An answer older than one already given is dropped. */
export function newestAnswer<Answer>() {
  let sent = 0;
  let answered = 0;
  return async (request: () => Promise<Answer>): Promise<Reply<Answer>> => {
    const turn = ++sent;
    const isNewest = () => turn === sent;
    try {
      const answer = await request();
      if (turn < answered) return { isNewest, failed: false };
      answered = turn;
      return { answer, isNewest, failed: false };
    } catch {
      return { isNewest, failed: true };
    }
  };
}
