const pureComponents = require('./pureComponents.cjs');

test('components and contexts of a library are marked, and their names for developers left out', () => {
  const source = [
    'var RouteContext = React.createContext(null);',
    'RouteContext.displayName = "Route";',
    'var Link = React10.forwardRef(',
    '  function LinkWithRef(props, ref) {',
    '    let Inner = React10.forwardRef(render);',
    '    Inner.displayName = "Inner";',
    '  }',
    ');',
  ].join('\n');
  expect(pureComponents(source)).toBe(
    [
      'var RouteContext = /* @__PURE__ */ React.createContext(null);',
      '',
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      '  function LinkWithRef(props, ref) {',
      '    let Inner = /* @__PURE__ */ React10.forwardRef(render);',
      '    Inner.displayName = "Inner";',
      '  }',
      ');',
    ].join('\n'),
  );
});
