export const INK = '#1d3a44'
export const MUTED = '#6b7f86'
export const LINES = [
  '#0b6e7f',
  '#d07a2d',
  '#6a5aa0',
  '#3a8f4d',
  '#b8476a',
  '#8a6d1f',
  '#2f6fb5',
  '#7a4b2e',
  '#5c7a89',
  '#9b59b6',
]

interface Text {
  readonly x: number
  readonly y: number
  readonly says: string
  readonly anchor?: 'middle' | 'end'
  readonly fill?: string | undefined
}

/** Text at a position, by default starting there. */
export function text({ x, y, says, anchor, fill = MUTED }: Text): string {
  const side = anchor ? ` text-anchor="${anchor}"` : ''
  return `<text x="${round(x)}" y="${round(y)}" fill="${fill}"${side}>${escaped(says)}</text>`
}

interface Drawing {
  readonly width: number
  readonly height: number
  readonly says: string
  readonly inside: readonly string[]
}

/** A drawing with an embedded title. */
export function svg({ width, height, says, inside }: Drawing): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${escaped(says)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    text({ x: 12, y: 22, says, fill: INK }),
    ...inside,
    '</svg>',
    '',
  ].join('\n')
}

export const round = (value: number) => Math.round(value * 10) / 10

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
