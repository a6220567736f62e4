interface Reply<Answer> {
  /** Undefined if the request failed or a newer request was answered first. */
  answer?: Answer;
  failed: boolean;
  isNewest: () => boolean;
}

/** Answers may arrive out of order. An answer is dropped if a newer request was already answered. */
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
