import { encode } from 'uqr'
import type { Verification } from './document-data.ts'

/** The code in letters, and its address as a QR code: a drawing of unit squares, without a margin. */
export function verificationSheet({ code, url }: Verification) {
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return {
    code,
    url,
    qr: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${squares.join('')}"/></svg>`,
  }
}
