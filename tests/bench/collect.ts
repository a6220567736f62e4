/** Collects garbage on SIGUSR2 and then prints `collected`. Loaded before the server (`--expose-gc --import`). */
process.on('SIGUSR2', () => {
  for (let round = 0; round < 3; round++)
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  console.info('collected');
});
