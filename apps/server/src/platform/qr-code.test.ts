import { expect, test } from 'vitest'
import { drawQrCode } from './qr-code.ts'

test('a QR code is always drawn the same, whatever was drawn in between', () => {
  const first = drawQrCode('https://sillage.example/verifier')
  expect(first).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"><path d="M0 0h7/)
  expect(drawQrCode('https://sillage.example/verifier')).toBe(first)
  for (let rank = 0; rank < 600; rank++) drawQrCode(`RF${rank}`)
  expect(drawQrCode('https://sillage.example/verifier')).toBe(first)
  expect(drawQrCode('RF1')).not.toBe(first)
})
