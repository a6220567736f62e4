// Script of every server-only page. Keeps the page and shows `NoAnswerToast` if the server does not answer.
import { askForDocuments } from './ask-for-documents.ts';
import { showNoAnswer } from './show-no-answer.ts';

askForDocuments(showNoAnswer);
