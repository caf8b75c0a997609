/**
 * Runs in pages of a site with traces: what a press requests has the press's `traceparent`, and when all of it has
 * arrived the press is reported. A page without traces has not a byte of it.
 */
export const pressScript = `(() => {
  const random = (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const send = window.fetch;
  // A request that begins later than that has another cause.
  const patience = 1000;
  let press = null;

  addEventListener(
    'click',
    ({ isTrusted }) => {
      if (isTrusted)
        press = { traceparent: '00-' + random(16) + '-' + random(8) + '-01', began: performance.now(), open: 0, ms: 0 };
    },
    true,
  );

  window.fetch = (address, options) => {
    const headers = new Headers(options && options.headers);
    const now = performance.now();
    const current = press && now - (press.began + press.ms) < patience ? press : null;
    if (!current || address !== '/graphql' || /event-stream/.test(headers.get('accept') || ''))
      return send(address, options);
    headers.set('traceparent', current.traceparent);
    current.open += 1;
    const ended = () => {
      current.open -= 1;
      current.ms = performance.now() - current.began;
      setTimeout(report, patience, current);
    };
    const response = send(address, { ...options, headers });
    response.then(ended, ended);
    return response;
  };

  function report(one) {
    if (one.open > 0 || one.isReported) return;
    one.isReported = true;
    if (press === one) press = null;
    const { traceparent, began, ms } = one;
    const body = { traceparent, ago: Math.round(performance.now() - began), ms: Math.round(ms) };
    send('/traces/press', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    }).catch(() => undefined);
  }
})();
`;
