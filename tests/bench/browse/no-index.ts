/** Loaded with `--import`. Makes the process drop its influencer index, as if the heap had 1 MB. */
import { syncBuiltinESMExports } from 'node:module';
import v8 from 'node:v8';

const { getHeapStatistics } = v8;
v8.getHeapStatistics = () => ({ ...getHeapStatistics(), heap_size_limit: 1_000_000 });
syncBuiltinESMExports();
