// Script of every server-only page. It keeps the page if the server does not answer, and then shows `NoAnswerToast`.
import { askForDocuments } from './ask-for-documents.ts';

const notice = document.querySelector<HTMLElement>('#no-answer-toast');
const retry = notice?.querySelector<HTMLElement>('[data-retry]');

if (notice && retry)
  askForDocuments((tryAgain) => {
    notice.showPopover();
    retry.onclick = () => {
      notice.hidePopover();
      tryAgain();
    };
  });
