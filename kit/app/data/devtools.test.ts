afterEach(() => jest.resetModules());

test.each([
  ['attach where the page says so', { devtools: { enabled: true } }, true],
  ['do not attach elsewhere in a production build', {}, false],
])('Apollo Client Devtools %s', async (_, data, isFound) => {
  Object.assign(globalThis, { __DEV__: false });
  document.body.innerHTML = `<script type="application/json" id="page">${JSON.stringify(data)}</script>`;
  const { createClient } = await import('./client');
  expect(Boolean(createClient().devtoolsConfig.enabled)).toBe(isFound);
});
