/*
 * Script of the booking page. Opens the scheduler, which belongs to another company, in the page. The frame is in a
 * template, because the browser must not contact that company before a click. Without scripts, the link leads to the
 * scheduler's own page.
 */

const closedFrame = document.querySelector('[data-scheduler]');
closedFrame?.querySelector('a')?.addEventListener('click', (event) => {
  const frame = closedFrame.querySelector('template')?.content.firstElementChild;
  if (!(frame instanceof HTMLElement)) return;
  event.preventDefault();
  closedFrame.replaceWith(frame);
  frame.focus();
});
