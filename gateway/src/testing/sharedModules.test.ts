test('a test file that shares its modules cannot replace one: nobody else would see it', () => {
  expect(() => jest.setMock('./eventually', {})).toThrow('@jest-environment node');
});
