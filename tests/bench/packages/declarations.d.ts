/**
 * Types of the packages in this folder's `package.json`. Contains only what the benchmarks use. `npm ci` at the root of
 * the repository does not install these packages.
 */
declare module 'lighthouse' {
  interface Audit {
    title: string;
    score: number | null;
    displayValue?: string;
    numericValue?: number;
  }
  interface Category {
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  }
  interface Report {
    runtimeError?: { message: string };
    categories: Record<string, Category>;
    audits: Record<string, Audit>;
  }
  export default function lighthouse(
    address: string,
    options: { port: number; logLevel: 'error'; onlyCategories: string[] },
  ): Promise<{ lhr: Report } | undefined>;
}

declare module 'socket.io' {
  export class Server {
    constructor(server: import('node:http').Server);
    emit(event: string, body: string): boolean;
  }
}

declare module 'socket.io-client' {
  interface Socket {
    on(event: string, listener: (body: string) => void): this;
    once(event: string, listener: () => void): this;
  }
  export function io(address: string, options: { transports: string[]; forceNew: boolean }): Socket;
}
