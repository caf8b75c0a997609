/**
 * Resolves when the work that the first signal to stop begins is done. A second signal does not wait: it forces, and
 * ends the program.
 *
 * @param {() => Promise<void>} stop
 * @param {() => void} force
 */
export function onStop(stop, force) {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const onSignal = () => {
      if (isStopping) {
        force();
        process.exit(1);
      }
      isStopping = true;
      stop().then(resolve, reject);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
    // Whoever started this program, npm or another one with a channel to it, was killed: no signal comes.
    process.on('disconnect', onSignal);
    if (process.env.npm_lifecycle_event) whenOrphaned(onSignal);
  });
}

/** npm ends before its script only when it is killed. */
function whenOrphaned(tell) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    tell();
  }, 500);
  watch.unref();
}
