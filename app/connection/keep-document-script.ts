// Script of every server-only page. It keeps the page if the server does not answer, and then shows `NoAnswerToast`.
import { askForDocuments } from './ask-for-documents.ts';

const toast = document.querySelector<HTMLElement>('#no-answer-toast');
const retry = toast?.querySelector<HTMLElement>('[data-retry]');

if (toast && retry)
  askForDocuments((tryAgain) => {
    toast.showPopover();
    retry.onclick = () => {
      toast.hidePopover();
      tryAgain();
    };
  });
