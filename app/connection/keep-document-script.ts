// Script of every server-only page. Keeps the page and shows `NoAnswerToast` if the server does not answer.
import { restoreBackLinks } from '#app/addresses/last-search.ts';
import { askForDocuments } from './ask-for-documents.ts';
import { showNoAnswer } from './show-no-answer.ts';

askForDocuments(showNoAnswer);
restoreBackLinks();
