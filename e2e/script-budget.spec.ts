import { expect, test } from '@playwright/test'
import { screens } from '../apps/web/src/shell/screens.ts'

/** What a screen may load before anyone touches it (decision 187). */
const MOST = { files: 10, bytes: 115_000 }

test('no screen asks for more than ten files of script or 115 kB', async ({ request }) => {
  const addresses = screens
    .filter((screen) => !('isDemoOnly' in screen))
    .map(({ path }) => path.replace('/*?', '').replace(':product.:nature', 'Voiture.vol'))
  const sizes = new Map<string, number>()
  for (const path of addresses) {
    const document = await (await request.get(path)).text()
    const files = [...new Set(document.match(/\/assets\/[\w-]+\.js/g))]
    for (const file of files.filter((one) => !sizes.has(one))) {
      const answer = await request.get(file, { headers: { 'accept-encoding': 'gzip' } })
      sizes.set(file, Number(answer.headers()['content-length']))
    }
    const bytes = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
    expect.soft(files.length, path).toBeGreaterThan(1)
    expect.soft(files.length, path).toBeLessThanOrEqual(MOST.files)
    expect.soft(bytes, path).toBeGreaterThan(40_000)
    expect.soft(bytes, path).toBeLessThanOrEqual(MOST.bytes)
  }
})
