import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './gates.ts'
import { printDocs } from './print-docs.ts'

for (const [path, text] of Object.entries(printDocs())) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
  console.log(path)
}
