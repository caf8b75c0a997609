import './wall.css';

export const metadata = { title: 'Prayer Wall', description: 'Bring a prayer request, and pray for others.' };

const links = { '/': 'Home', '/prayers': 'Prayers', '/testimonies': 'Testimonies', '/groups': 'Groups' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <a href="/">Prayer Wall</a>
          <nav aria-label="Main">
            {Object.entries(links).map(([href, text]) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          <p>A place for prayer requests and answered prayers.</p>
        </footer>
      </body>
    </html>
  );
}
