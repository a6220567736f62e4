import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // Ours has judged by then whose request it is (server/http/origin.ts). This one would compare with the scheme on which it
  // reached the process, and behind a proxy with TLS that is never the browser's.
  allowedActionOrigins: ['**'],
} satisfies Config;
