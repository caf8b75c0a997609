import { Stack, styled } from 'kit';

/** Lines of a length that reads well, and each switch near its label. */
export const Column = styled(Stack)`
  max-width: 44rem;
`;
