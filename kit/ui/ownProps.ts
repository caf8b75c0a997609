/** For `styled.div.withConfig(ownProps('gap'))`: these props are for the style and do not reach the element. */
export function ownProps(...names: string[]) {
  return { shouldForwardProp: (name: string) => !names.includes(name) };
}
