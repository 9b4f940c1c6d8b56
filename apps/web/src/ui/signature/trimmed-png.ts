const margin = 12
const widest = 1400

/** The pixels are read back after each stroke, which the browser must know when the context is created. */
export function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  return canvas.getContext('2d', { willReadFrequently: true })
}

/** The drawing on white, cropped to its ink, as a PNG data URL; null when there is no ink. */
export function trimmedPng(canvas: HTMLCanvasElement): string | null {
  const { width, height } = canvas
  const context = penOf(canvas)
  if (!context || width === 0 || height === 0) return null
  const box = inkBox(context.getImageData(0, 0, width, height))
  if (!box) return null

  const left = Math.max(box.left - margin, 0)
  const top = Math.max(box.top - margin, 0)
  const cutWidth = Math.min(box.right + margin, width - 1) - left + 1
  const cutHeight = Math.min(box.bottom + margin, height - 1) - top + 1
  const scale = Math.min(1, widest / cutWidth)

  const sheet = document.createElement('canvas')
  sheet.width = Math.round(cutWidth * scale)
  sheet.height = Math.round(cutHeight * scale)
  const paper = sheet.getContext('2d')
  if (!paper) return null
  paper.fillStyle = 'white'
  paper.fillRect(0, 0, sheet.width, sheet.height)
  paper.drawImage(canvas, left, top, cutWidth, cutHeight, 0, 0, sheet.width, sheet.height)
  return sheet.toDataURL('image/png')
}

type Box = { left: number; top: number; right: number; bottom: number }
type Pixels = { data: ArrayLike<number>; width: number; height: number }

/** The smallest box that contains every non-transparent pixel. */
export function inkBox({ data, width, height }: Pixels): Box | undefined {
  const box = { left: width, top: height, right: -1, bottom: -1 }
  // the transparency of each pixel, row by row
  for (let at = 3, y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) {
      if ((data[at] ?? 0) < 8) continue
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      if (y < box.top) box.top = y
      box.bottom = y
    }
  return box.bottom < 0 ? undefined : box
}
