/** Loaded before a server (`--expose-gc --import`): SIGUSR2 frees what nobody holds and says when that is done. */
process.on('SIGUSR2', () => {
  for (let round = 0; round < 3; round++)
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  console.info('collected');
});
