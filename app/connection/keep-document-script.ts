// Script of every server-only page. If the server does not answer, the script keeps the page and shows `NoAnswerToast`.
import { askForDocuments } from './ask-for-documents.ts';
import { showNoAnswer } from './show-no-answer.ts';

askForDocuments(showNoAnswer);
