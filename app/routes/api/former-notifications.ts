/** `/api/notices`, which pages loaded before an update still request. Release 0.2.0 removes it. */
export { action, loader } from './notifications.ts';
