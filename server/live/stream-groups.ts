interface Watched {
  readonly isEmpty: boolean;
}

/** What is watched in this process, by its id: there as long as somebody watches it. */
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

  /** The one of that id, opened now if nobody watched it before. */
  enter(id: string): Group {
    const group = this.get(id) ?? this.#open(id);
    this.#groups.set(id, group);
    return group;
  }

  /** Closes it, if nobody watches it any more. */
  closeIfEmpty(id: string): void {
    if (this.get(id)?.isEmpty) this.#groups.delete(id);
  }
}
