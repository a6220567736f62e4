/** `/api/notices`, as pages loaded before an update ask for it. Release 0.2.0 removes it. */
export { action, loader } from './notifications.ts';
