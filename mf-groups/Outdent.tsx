import { styled } from 'kit';

/** Aligns the text of a quiet button at its start with what is above and below it. */
export const Outdent = styled.div`
  margin-inline-start: calc(-1.35rem - 1.5px);
`;
