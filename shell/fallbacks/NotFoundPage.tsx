import { Trans, useLingui } from '@lingui/react/macro';
import { Home, MessagesSquare, Search } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Candle,
  Cluster,
  Link,
  Page,
  PageHeading,
  space,
  Stack,
  styled,
  Text,
  TextField,
  useNavigate,
  usePageReady,
} from 'kit';
import { wall, wallSearch } from 'schema/addresses';

/** The page of unknown paths (specification, section 2). */
export function NotFoundPage() {
  const { t } = useLingui();
  usePageReady();
  const navigate = useNavigate();
  const [words, setWords] = useState('');

  return (
    <Page width="text">
      <Middle gap={6} align="center">
        <Candle isLit={false} size="large" />
        <Stack gap={4}>
          <PageHeading title={t`Oops! Page Not Found`} />
          <Lead size="lead" tone="soft">
            <Trans>There is nothing at this address. The link may be old, or a letter may be missing.</Trans>
          </Lead>
        </Stack>
        <Form
          role="search"
          aria-label={t`The wall`}
          action={wall}
          onSubmit={(event) => {
            event.preventDefault();
            void navigate(words.trim() ? wallSearch(words.trim()) : wall);
          }}
        >
          <TextField
            label={t`Look for it on the wall`}
            type="search"
            name="search"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit" icon={<Search />}>
            {t({ message: 'Look', comment: 'Button: searches the wall for what is typed beside it' })}
          </Button>
        </Form>
        <Cluster gap={3} justify="center">
          <Button as={Link} to="/" variant="primary" icon={<Home />}>{t`Go Home`}</Button>
          <Button as={Link} to={wall} icon={<MessagesSquare />}>{t`Prayer Wall`}</Button>
        </Cluster>
      </Middle>
    </Page>
  );
}

const Middle = styled(Stack)`
  padding-block: ${space[6]} ${space[9]};
  text-align: center;
`;

const Lead = styled(Text)`
  text-wrap: balance;
`;

const Form = styled.form`
  display: flex;
  width: min(100%, 32rem);
  text-align: start;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: end;

  > :first-child {
    flex: 1 1 14rem;
  }
`;
