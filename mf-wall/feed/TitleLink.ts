import { Link, media, role, styled } from 'kit';

/** The title of a prayer as a link to its page. */
export const TitleLink = styled(Link)`
  color: ${role.ink};
  text-decoration: none;

  @media ${media.canHover} {
    &:hover {
      color: ${role.accentStrong};
      text-decoration: underline;
    }
  }
`;
