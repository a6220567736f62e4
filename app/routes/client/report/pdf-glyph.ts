/** An outline as fontkit gives it: coordinates in pairs, the control point of a curve before its end. */
export interface Outline {
  commands: readonly { command: string; args: readonly number[] }[];
  bbox: { minX: number; minY: number; maxX: number; maxY: number };
}

const ON_CURVE = 1;

/** An outline as TrueType's table `glyf` holds a simple glyph, whose points are told by their way from the last one. */
export function glyphOf({ commands, bbox }: Outline): Uint8Array {
  const points: { x: number; y: number; flag: number }[] = [];
  const ends: number[] = [];
  for (const { command, args } of commands) {
    for (let at = 0; at + 1 < args.length; at += 2) {
      const isControl = command === 'quadraticCurveTo' && at === 0;
      points.push({ x: args[at] ?? 0, y: args[at + 1] ?? 0, flag: isControl ? 0 : ON_CURVE });
    }
    if (command === 'closePath') ends.push(points.length - 1);
  }
  if (points.length === 0) return new Uint8Array();
  const head = [ends.length, bbox.minX, bbox.minY, bbox.maxX, bbox.maxY, ...ends, 0];
  const size = head.length * 2 + points.length * 5;
  const view = new DataView(new ArrayBuffer(size + 4 - (size % 4)));
  let at = 0;
  const write = (value: number) => {
    view.setInt16(at, Math.round(value));
    at += 2;
  };
  for (const value of head) write(value);
  for (const { flag } of points) view.setUint8(at++, flag);
  for (const axis of ['x', 'y'] as const)
    for (const [index, point] of points.entries()) write(point[axis] - (points[index - 1]?.[axis] ?? 0));
  return new Uint8Array(view.buffer);
}
