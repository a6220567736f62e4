import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // server/http/origin.ts has already checked the origin, so React Router accepts any origin. Its own check would fail behind a TLS
  // proxy: the browser's origin is https, but the proxy's request to this process is http.
  allowedActionOrigins: ['**'],
} satisfies Config;
