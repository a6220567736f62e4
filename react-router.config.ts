import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // server/http/origin.ts has already checked the origin. React Router's check compares it with the scheme of the request
  // to the process, which behind a TLS proxy always differs from the browser's.
  allowedActionOrigins: ['**'],
} satisfies Config;
