import { Trans, useLingui } from '@lingui/react/macro';
import { Page, role, space, styled, type } from 'kit';

export function Scripture() {
  const { t } = useLingui();
  return (
    <Page width="text" id="scripture">
      <Quote>
        <p dir="auto">
          <Trans>Come to me, all you who labor and are heavily burdened, and I will give you rest.</Trans>
        </p>
        <cite>{t`Matthew 11:28, World English Bible`}</cite>
      </Quote>
    </Page>
  );
}

const Quote = styled.blockquote`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[6]};
  text-align: center;

  p {
    ${type.scripture}
    text-wrap: balance;
  }

  cite {
    font-style: normal;
    ${type.small}
    color: ${role.inkSoft};
  }
`;
