import type { LiveStream } from './live-stream.ts';

interface Watched {
  readonly isEmpty: boolean;
  leave(stream: LiveStream): void;
}

export class StreamGroups<Group extends Watched> {
  readonly #groups = new Map<string, Group>();
  readonly #open: (id: string) => Group;

  constructor(open: (id: string) => Group) {
    this.#open = open;
  }

  get(id: string): Group | undefined {
    return this.#groups.get(id);
  }

  all(): Iterable<Group> {
    return this.#groups.values();
  }

  ids(): string[] {
    return [...this.#groups.keys()];
  }

  getOrOpen(id: string): Group {
    const group = this.get(id) ?? this.#open(id);
    this.#groups.set(id, group);
    return group;
  }

  leave(id: string, stream: LiveStream): void {
    this.get(id)?.leave(stream);
    this.closeIfEmpty(id);
  }

  closeIfEmpty(id: string): void {
    if (this.get(id)?.isEmpty) this.#groups.delete(id);
  }
}
