afterEach(() => jest.resetModules());

const areaFrom = (comesFrom: string | null) => ({ 'mf-wall': { comesFrom } });

test.each([
  ['in development', { production: false }, true],
  ['in production', { production: true, registry: { remotes: areaFrom(null) } }, false],
  [
    'in production with an area from a developer’s machine',
    { production: true, registry: { remotes: areaFrom('https://localhost:4401') } },
    true,
  ],
])('%s, Apollo Client Devtools find the client: %#', async (_, data, isFound) => {
  document.body.innerHTML = `<script type="application/json" id="page">${JSON.stringify(data)}</script>`;
  const { createClient } = await import('./client');
  expect(createClient().devtoolsConfig.enabled).toBe(isFound);
});
