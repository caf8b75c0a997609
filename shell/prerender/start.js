// Starts the program after the first paint of the prerendered page, which it would delay even from the browser's cache.
// Chunks for later are prefetched when the page has all its resources.
{
  const { program, later } = document.currentScript.dataset;
  const maxDelay = 500;
  const pauseAfterLoad = 1_500;

  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    if (document.querySelector('[data-placeholder]')) keepStyle(document.querySelector('style[data-styled]'));
    const script = document.createElement('script');
    script.src = program;
    document.head.append(script);
    // The browser loads a language's formats with the first of them: on a slow phone 0.1 s, while the program is on its way.
    const { lang } = document.documentElement;
    for (const Format of [Intl.NumberFormat, Intl.DateTimeFormat])
      setTimeout(() => new Format(lang).format(0));
  };
  // styled-components moves these rules to its own sheet, which is off until the program replaces this page (takeover.ts).
  const keepStyle = (style) => {
    const moved = style.cloneNode(true);
    moved.type = 'text/plain';
    style.removeAttribute('data-styled');
    document.head.append(moved);
  };
  const isPrerendered = document.getElementById('root').hasChildNodes();
  // A hidden page has no first paint.
  if (!isPrerendered || document.hidden) start();
  else {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, maxDelay);
  }

  const prefetchLater = () => {
    for (const href of later.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      );
    }
  };
  // The last press of a button that waits for the program is marked, and done when the program is there.
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('button[data-waits]');
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
      button.dataset.pressed = '';
    },
    true,
  );

  addEventListener('load', () => setTimeout(prefetchLater, pauseAfterLoad), { once: true });
}
