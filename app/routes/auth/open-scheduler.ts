/*
 * Script of the booking page. The script opens the scheduler in the page. Without scripts, the link leads to the
 * scheduler's own page. The frame is in a template, because the browser must not contact the other company before a
 * click.
 */

const closedFrame = document.querySelector('[data-scheduler]');
closedFrame?.querySelector('a')?.addEventListener('click', (event) => {
  const frame = closedFrame.querySelector('template')?.content.firstElementChild;
  if (!(frame instanceof HTMLElement)) return;
  event.preventDefault();
  closedFrame.replaceWith(frame);
  frame.focus();
});
