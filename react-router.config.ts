import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  /**
   * Turns off React Router's check of the origin. The check would fail behind a TLS proxy, where the browser's origin is
   * https but this process receives http. server/http/origin.ts checks the origin instead.
   */
  allowedActionOrigins: ['**'],
} satisfies Config;
