import { Outlet, SkipLink, styled } from 'kit';
import { BottomBar } from './BottomBar';
import { ComposerHost } from './ComposerHost';
import { Footer } from './Footer';
import { Header } from './Header';
import { OfflineBar } from './OfflineBar';
import { SignInDialog } from './SignInDialog';

interface WallLayoutProps {
  /** For a page that has the window to itself. */
  isBare?: boolean;
}

/** The header and footer of every page except the landing page. */
export function WallLayout({ isBare = false }: WallLayoutProps) {
  return (
    <Frame>
      {!isBare && <SkipLink />}
      {!isBare && <Header />}
      <main id="content" tabIndex={-1}>
        <OfflineBar />
        <Outlet />
      </main>
      {!isBare && <Footer />}
      {!isBare && <BottomBar />}
      <SignInDialog />
      <ComposerHost />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100vh;

  > main:focus {
    outline: none;
  }
`;
