export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** `<letter@host>`: the same for a letter that is sent again. Made by the post if there is none. */
  messageId?: string;
  headers?: Record<string, string>;
}

/** The post. Everyone's letters go through it, each from a job: whoever sends must be able to send again. */
export interface Mail {
  /** Resolves when somebody has taken the letter over; throws when nobody did, and it may be tried again. */
  send(email: Letter): Promise<void>;
}

/** Who the letters come from. */
export interface Sender {
  name: string;
  address: string;
}
