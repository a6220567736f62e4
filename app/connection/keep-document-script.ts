// Script of every server-only page. It keeps the page if the server does not answer, and then shows `NoAnswerToast`.
import { askForDocuments } from './ask-for-documents.ts';
import { showNoAnswer } from './show-no-answer.ts';

askForDocuments(showNoAnswer);
