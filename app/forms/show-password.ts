export function listenToPasswordButtons(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement) || target.dataset.showPassword === undefined) return;
    const input = target.parentElement?.querySelector('input');
    if (input) input.type = input.type === 'password' ? 'text' : 'password';
    [target.textContent, target.dataset.otherLabel] = [target.dataset.otherLabel ?? '', target.textContent];
  });
}
