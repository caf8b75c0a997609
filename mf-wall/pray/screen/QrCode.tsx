import encodeQR from 'qr';
import { role, styled } from 'kit';

/** A QR code of an address, dark on light in both schemes, because not every camera reads the other way. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 2 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Code
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={path} />
    </Code>
  );
}

const Code = styled.svg`
  color: ${role.ink};
  color: light-dark(${role.ink}, ${role.surface});
  background: ${role.surfaceRaised};
  background: light-dark(${role.surfaceRaised}, ${role.ink});
  border-radius: 4%;
  forced-color-adjust: none;
`;
