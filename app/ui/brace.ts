/**
 * Returns the SVG path of the Accolade brace, 42 units wide. The hooks and the point are thin, the arms thick like
 * the stems of Instrument Serif. `height` stretches only the arms.
 */
export function braceOf(height: number): string {
  const point = height / 2;
  return (
    `M4 2C18 2 25 11 25 30V${point - 30}C25 ${point - 12} 28 ${point - 2.8} 38 ${point - 1.4}` +
    `A1.4 1.4 0 0 1 38 ${point + 1.4}C28 ${point + 2.8} 25 ${point + 12} 25 ${point + 30}V${height - 30}` +
    `C25 ${height - 11} 18 ${height - 2} 4 ${height - 2}A1.5 1.5 0 0 1 4 ${height - 5}` +
    `C13 ${height - 5.3} 17 ${height - 12} 17 ${height - 30}V${point + 30}C17 ${point + 14} 20 ${point + 4} 29 ${point}` +
    `C20 ${point - 4} 17 ${point - 14} 17 ${point - 30}V30C17 12 13 5.3 4 5A1.5 1.5 0 0 1 4 2Z`
  );
}
