// The program of a page that is painted already begins after the first frame: what can be read is not kept back by it,
// also where the program is at hand from the last visit.
{
  const { program } = document.currentScript.dataset;
  const begin = () => {
    const script = document.createElement('script');
    script.src = program;
    document.head.append(script);
  };
  // A page that nobody sees draws no frame.
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}
