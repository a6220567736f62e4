/** Returns true for Ctrl+K and ⌘K if no dialog is open. Prevents the browser's default action for these keys. */
export function opensMenu(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return false;
  event.preventDefault();
  // The menu is a modal dialog. It would cover the open dialog and the text typed there.
  return !document.querySelector('dialog[open]');
}
