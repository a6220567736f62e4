export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** An id such as `<id@host>`. A retried email keeps its id. By default, the transport generates an id. */
  messageId?: string;
  headers?: Record<string, string>;
}

/** Only jobs send emails, because a failed attempt must be retried. */
export interface Mail {
  /**
   * Resolves after the mail server has accepted the email. Throws `FinalError` if the server permanently refused the
   * recipient or the content. The caller may retry after any other error.
   */
  send(email: Email): Promise<void>;
  /** Rejects if emails cannot be sent at the moment. Sends no email. */
  check(): Promise<void>;
}

export interface Sender {
  name: string;
  address: string;
}
