// The program begins once what is painted can be seen: it is not kept back by the program, also where that is at hand from
// the last visit. The parts that will be needed one day come when the page has all that it needs now.
{
  const { program, later } = document.currentScript.dataset;
  const patience = 500;
  const pauseAfterLoad = 1_500;

  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    const script = document.createElement('script');
    script.src = program;
    document.head.append(script);
  };
  const isPainted = document.getElementById('root').hasChildNodes();
  // A page that nobody sees is never painted.
  if (!isPainted || document.hidden) begin();
  else {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    setTimeout(begin, patience);
  }

  const fetchLater = () => {
    for (const href of later.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      );
    }
  };
  addEventListener('load', () => setTimeout(fetchLater, pauseAfterLoad), { once: true });
}
