// The program starts once the prerendered page can be seen: it does not hold that up, also where it is in the cache of the
// browser. The parts that will be needed one day are prefetched when the page has all that it needs now.
{
  const { program, later } = document.currentScript.dataset;
  const patience = 500;
  const pauseAfterLoad = 1_500;

  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    const script = document.createElement('script');
    script.src = program;
    document.head.append(script);
  };
  const isPrerendered = document.getElementById('root').hasChildNodes();
  // A hidden page is never painted.
  if (!isPrerendered || document.hidden) start();
  else {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, patience);
  }

  const prefetchLater = () => {
    for (const href of later.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      );
    }
  };
  addEventListener('load', () => setTimeout(prefetchLater, pauseAfterLoad), { once: true });
}
