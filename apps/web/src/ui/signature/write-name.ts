import { penOf } from './trimmed-png.ts'

/** Writes a name on the canvas in the display font, slanted, as large as fits. */
export async function writeName(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const context = penOf(canvas)
  if (!context) return
  const { width, height } = canvas
  const style = getComputedStyle(canvas)
  const family = style.getPropertyValue('--font-display') || 'system-ui'
  const font = (size: number) => `italic 400 ${size}px ${family}`
  await document.fonts.load(font(40), name)
  context.setTransform(1, 0, 0, 1, 0, 0)
  const wanted = height * 0.36
  context.font = font(wanted)
  const fits = (width * 0.84) / Math.max(context.measureText(name).width, 1)
  context.clearRect(0, 0, width, height)
  context.font = font(Math.min(wanted, wanted * fits))
  context.fillStyle = style.getPropertyValue('--pen') || 'black'
  context.letterSpacing = '-0.02em'
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(name, width / 2, height * 0.7)
}
