import { PNG } from 'pngjs'

const WIDTH = 480
const HEIGHT = 160
const PEN_RADIUS = 1.9

/** The signature used by most tests, drawn once. */
let firstHand: string | undefined

/**
 * A handwritten signature on a transparent background: a flourish that begins high, loops, and ends in a long line.
 * Each `hand` has its own variant.
 */
export function buildSignaturePng(hand = 0): string {
  if (hand !== 0) return draw(hand)
  firstHand ??= draw(0)
  return firstHand
}

function draw(hand: number): string {
  const png = new PNG({ width: WIDTH, height: HEIGHT })
  for (let t = 0; t <= 1; t += 0.0004) {
    const swing = Math.exp(-2.1 * t)
    const x = 40 + 390 * t + (34 + (hand % 50) / 10) * Math.sin(t * 44) * swing
    const y = 92 - 58 * Math.cos(t * 44) * swing * (0.55 + 0.45 * Math.sin(t * 9)) - 14 * t
    dab(png, x, y)
  }
  return PNG.sync.write(png).toString('base64')
}

function dab(png: PNG, x: number, y: number): void {
  for (let row = Math.floor(y - 3); row <= y + 3; row++) {
    for (let column = Math.floor(x - 3); column <= x + 3; column++) {
      const ink = Math.min(1, Math.max(0, PEN_RADIUS + 0.5 - Math.hypot(column - x, row - y)))
      const at = (row * WIDTH + column) * 4
      png.data.set([11, 20, 24, Math.max(png.data[at + 3] ?? 0, Math.round(ink * 255))], at)
    }
  }
}
