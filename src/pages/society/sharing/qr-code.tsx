import { encodeQR } from 'qr';
import { qrCode } from './sharing.style.ts';

/** The maximum length of the URL. A longer URL makes a QR code that is too dense for the camera of a phone. */
const maxUrlLength = 500;

/** The width of the white border, in modules (ISO/IEC 18004, section 6.3.8). */
const quietZone = 4;

/** Renders the URL as a QR code, to open the page on a phone. */
export function QrCode({ url }: { url: string }) {
  if (url.length > maxUrlLength) return null;
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: quietZone });
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <div className={qrCode}>
      <svg role="img" aria-label="이 화면의 주소가 담긴 QR 코드" viewBox={`0 0 ${rows.length} ${rows.length}`}>
        <path d={squares} fill="black" shapeRendering="crispEdges" />
      </svg>
      <p>휴대전화 카메라로 비추면 이 화면이 휴대전화에서 열립니다.</p>
    </div>
  );
}
