import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: '[name].js',
  /**
   * Sends the list of all routes with each page. Without the list, the browser would request routes later, and these
   * requests would fail without a connection.
   */
  routeDiscovery: { mode: 'initial' },
  /**
   * Turns off React Router's origin check, which fails behind a TLS proxy: the browser's origin is https, but this
   * process receives http. server/http/origin.ts checks the origin instead.
   */
  allowedActionOrigins: ['**'],
} satisfies Config;
