import { Link, media, styled } from 'kit';

/** The logo's place: what the controls leave, below the width of a desktop. The words show where all of them have room. */
export const HomePlace = styled.div`
  @media not all and ${media.desktop} {
    flex: 1 1 32px;
    min-width: 0;
    max-width: max-content;

    a > span {
      flex-wrap: wrap;
      height: 2rem;
      overflow: hidden;
    }
  }

  @media ${media.phone} {
    max-width: none;

    a > span {
      font-size: 1.625rem;
    }

    svg {
      width: 2rem;
      height: 2rem;
    }
  }
`;

export const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: 2.75rem;
  text-decoration: none;
`;
