/** Accepts the cookie banner without a page load, so that a form keeps its input. Without an answer, the banner stays. */
export function acceptCookiesInPlace(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const banner = form.closest('#cookie-notice');
    if (!banner) return;
    event.preventDefault();
    fetch(form.action, { method: 'POST', body: new URLSearchParams() }).then(
      ({ ok }) => ok && banner.remove(),
      () => {},
    );
  });
}
