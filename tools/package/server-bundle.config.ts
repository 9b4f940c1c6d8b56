import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../gates.ts'
import { KEPT_PACKAGES, keptFolders } from './kept-packages.ts'

const SERVER = 'apps/server/src'

interface Bundle {
  readonly [file: string]: { readonly moduleIds?: readonly string[] }
}

/** Bundles the server into a few files. installation.ts finds the worker threads by these names. */
export default {
  cwd: ROOT,
  input: {
    main: `${SERVER}/app/main.ts`,
    'documents/pdf-worker': `${SERVER}/documents/pdf-worker.ts`,
    'payments/bank/bank-file-worker': `${SERVER}/payments/bank/bank-file-worker.ts`,
    'platform/files/pdf-content-worker': `${SERVER}/platform/files/pdf-content-worker.ts`,
    'platform/http/json-worker': `${SERVER}/platform/http/json-worker.ts`,
  },
  platform: 'node',
  external: [...KEPT_PACKAGES, 'pg-native'],
  // one dependency uses eval, to name its warnings
  checks: { eval: false },
  plugins: [
    {
      name: 'sillage-third-parties',
      generateBundle(
        this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): string },
        _: unknown,
        bundle: Bundle,
      ) {
        const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
        const folders = modules.flatMap((id) => PACKAGE_OF.exec(id)?.[0] ?? [])
        const source = licencesOf([...folders, ...keptFolders().map((folder) => ROOT + folder)])
        this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY.txt', source })
      },
    },
  ],
  output: {
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    keepNames: true,
  },
}

/** The last match, since packages may be nested. */
const PACKAGE_OF = /^\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** The licences of third-party packages, which require their distribution; `folders` are the packages' folders. */
function licencesOf(folders: Iterable<string>): string {
  return Array.from(new Set(folders))
    .toSorted()
    .map((folder) => {
      const { name, version, license } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      )
      const texts = globSync(['LICEN[CS]E*', 'licen[cs]e*', 'COPYING*', 'NOTICE*'], { cwd: folder })
      const said = Array.from(new Set(texts), (file) => readFileSync(join(folder, file), 'utf8'))
      return [`## ${name} ${version} (${license})`, ...said.toSorted()].join('\n\n')
    })
    .join('\n\n')
}
