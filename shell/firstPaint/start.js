// The program begins after the first frame: what is painted already is not kept back by it, also where the program is at
// hand from the last visit. The parts that it will need one day come when the page has all that it needs now.
{
  const { program, later } = document.currentScript.dataset;
  const begin = () => {
    const script = document.createElement('script');
    script.src = program;
    document.head.append(script);
  };
  // A page that nobody sees draws no frame.
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));

  const pauseAfterLoad = 1_500;
  const fetchLater = () => {
    for (const href of later.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      );
    }
  };
  addEventListener('load', () => setTimeout(fetchLater, pauseAfterLoad), { once: true });
}
