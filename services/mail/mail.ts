export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Message id, such as `<id@host>`. A retried email has the same id. By default the transport generates one. */
  messageId?: string;
  headers?: Record<string, string>;
}

/** Sends emails. Every email is sent from a job, because a failed attempt must be retried. */
export interface Mail {
  /**
   * Resolves after the mail server has accepted the email. Otherwise throws, and the caller is allowed to retry. Throws
   * `FinalError` if the server refused the recipient or the content for good.
   */
  send(email: Email): Promise<void>;
  /** Rejects if emails cannot be sent at the moment. Sends none. */
  check(): Promise<void>;
}

export interface Sender {
  name: string;
  address: string;
}
