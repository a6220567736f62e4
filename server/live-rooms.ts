interface Watched {
  readonly isEmpty: boolean;
}

/** What is watched in this process, by its id: there as long as somebody watches it. */
export class LiveRooms<Room extends Watched> {
  readonly #rooms = new Map<string, Room>();
  readonly #open: (id: string) => Room;

  constructor(open: (id: string) => Room) {
    this.#open = open;
  }

  get(id: string): Room | undefined {
    return this.#rooms.get(id);
  }

  all(): Iterable<Room> {
    return this.#rooms.values();
  }

  ids(): string[] {
    return [...this.#rooms.keys()];
  }

  /** The one of that id, opened now if nobody watched it before. */
  enter(id: string): Room {
    const room = this.get(id) ?? this.#open(id);
    this.#rooms.set(id, room);
    return room;
  }

  /** Closes it, if nobody watches it any more. */
  closeIfEmpty(id: string): void {
    if (this.get(id)?.isEmpty) this.#rooms.delete(id);
  }
}
