/**
 * Resolves when the shutdown that the first signal starts has finished. A second signal calls `force` and exits at once.
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
    // When the parent is killed (npm, or a program with a channel to this one), no signal comes.
    process.on('disconnect', onSignal);
    if (process.env.npm_lifecycle_event) watchParent(onSignal);
  });
}

/** npm ends before its script only when it is killed. */
function watchParent(onOrphaned) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    onOrphaned();
  }, 500);
  watch.unref();
}
