export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Such as `<id@host>`. An email that is sent again has the same message id. By default the transport generates one. */
  messageId?: string;
  headers?: Record<string, string>;
}

/** Sends emails. Every email is sent from a job, because it may have to be retried. */
export interface Mail {
  /** Resolves after the mail server has accepted the email. Otherwise throws, and the caller may retry. */
  send(email: Email): Promise<void>;
}

export interface Sender {
  name: string;
  address: string;
}
