import { encode } from 'uqr'
import { groupHexadecimal } from './document-text.ts'
import type { Verification } from './issuer.ts'

/** The code in letters, and its address as a QR code: a drawing without a margin, a rectangle for each run of a row. */
export function verificationSheet({ code, url, scanned, keyFingerprint }: Verification) {
  const { data, size } = encode(scanned, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) => {
    const dark = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return Array.from(dark.matchAll(/1+/g), ({ 0: run, index }) => {
      const width = run.length
      return `M${index} ${y}h${width}v1h-${width}z`
    })
  })
  return {
    code,
    url,
    key: groupHexadecimal(keyFingerprint.slice(0, 32)),
    qr: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${runs.join('')}"/></svg>`,
  }
}
