import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: '[name].js',
  /** Each page knows all routes. Asking the server for them would fail without a connection. */
  routeDiscovery: { mode: 'initial' },
  /**
   * Turns off React Router's check of the origin. The check would fail behind a TLS proxy, where the browser's
   * origin is https and this process receives http. server/http/origin.ts checks the origin instead.
   */
  allowedActionOrigins: ['**'],
} satisfies Config;
