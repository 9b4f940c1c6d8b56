import { encode } from 'uqr'

/** The most recent codes are kept: drawing one takes longer than the rest of the answer. */
const MOST_KEPT = 500
const kept = new Map<string, string>()

/** A QR code as SVG without margin, with one rectangle for each run of a row. */
export function drawQrCode(text: string): string {
  const known = kept.get(text)
  if (known !== undefined) return known
  const drawing = draw(text)
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(text, drawing)
  return drawing
}

function draw(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) => {
    const dark = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return Array.from(dark.matchAll(/1+/g), ({ 0: run, index }) => {
      const width = run.length
      return `M${index} ${y}h${width}v1h-${width}z`
    })
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${runs.join('')}"/></svg>`
}
