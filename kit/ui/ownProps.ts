/** For `styled.div.withConfig(ownProps('gap'))`: these props are not passed on to the element. */
export function ownProps(...names: string[]) {
  return { shouldForwardProp: (name: string) => !names.includes(name) };
}
