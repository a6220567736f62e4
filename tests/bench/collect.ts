/** Loaded before a server (`--expose-gc --import`): on SIGUSR2 collects garbage and then prints `collected`. */
process.on('SIGUSR2', () => {
  for (let round = 0; round < 3; round++)
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  console.info('collected');
});
