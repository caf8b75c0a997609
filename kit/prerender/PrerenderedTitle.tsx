import { styled } from 'styled-components';
import { type } from '../theme/type';

/** What stands for the heading of a page, whose words are the value of a tag. The program renders the heading itself. */
export const PrerenderedTitle = ({ field }: { field: string }) => (
  <Title data-heading>
    <bdi dir="auto">{`{{${field}}}`}</bdi>
  </Title>
);

const Title = styled.p`
  ${type.title}
  min-width: 0;
`;
