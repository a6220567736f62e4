export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** `<email@host>`, the same when an email is sent again. The transport generates one by default. */
  messageId?: string;
  headers?: Record<string, string>;
}

/** Sends emails. Every email is sent from a job, because it may have to be retried. */
export interface Mail {
  /** Resolves when the mail server has accepted the email; otherwise throws, and the caller may retry. */
  send(email: Email): Promise<void>;
}

export interface Sender {
  name: string;
  address: string;
}
