import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build, defineConfig, mergeConfig, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { readKeptFiles } from './build/kept-files.ts'
import { pack } from './build/packing.ts'
import { emitPageFiles, parcelsOf } from './build/page-scripts.ts'
import { routesAsCalled } from './build/routes-as-called.ts'

/** Both fonts are on every page: preload them with the document, rather than after the style sheet. */
const preloadFonts = {
  name: 'sillage-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /-french-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `/${file}`,
          },
        })),
  },
} satisfies Plugin

/** A page may load several style sheets in any order, so each declares the order of the layers. */
const layersFirst = {
  name: 'sillage-layers-first',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer tokens,base,ui,room;${new TextDecoder().decode(Buffer.from(file.source))}`
    }
  },
} satisfies Plugin

/**
 * Chromium compiles the functions of a file beside the main thread while it loads, instead of each on it at its first
 * call (https://github.com/WICG/explicit-javascript-compile-hints-file-based); others read a comment. It must be the
 * first line, and Vite adds one at the top after the other plugins.
 */
const compiledAhead = {
  name: 'sillage-compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
} satisfies Plugin

/** The file of each name of an icon. */
const ICON_FILES = new Map(
  [
    ...readFileSync(
      createRequire(import.meta.url)
        .resolve('lucide-react')
        .replace(/dist\/.*$/, 'dist/esm/lucide-react.mjs'),
      'utf8',
    ).matchAll(/^export \{([^}]*)\} from ['"]\.\/icons\/([\w-]+)\.mjs/gm),
  ].flatMap(([, names = '', file = '']) =>
    names.split(',').map((name) => [name.split(' as ').at(-1)?.trim(), file] as const),
  ),
)

/** Imports each icon from its own file: through the package's index, every screen would seem to need every icon. */
const iconsByThemselves = {
  name: 'sillage-icons-by-themselves',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /from 'lucide-react'/ },
    handler: (code) =>
      code.replaceAll(/^import \{([^}]*)\} from 'lucide-react'/gm, (_, list: string) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== '' && !entry.startsWith('type '))
          .map((entry) => {
            const [name = '', local = name] = entry.split(' as ')
            return `import ${local} from 'lucide-react/icons/${ICON_FILES.get(name)}'`
          })
          .join(';'),
      ),
  },
} satisfies Plugin

/** Our own factory for the components of icons, in the files of lucide-react. */
const ICON_FACTORY = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('src/ui/create-icon.tsx', import.meta.url)),
}

const PREACT = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
]

const isLandingEntry = (id: string) => /\/landing(-entry\.ts|\.html)$/.test(id)

/**
 * The style sheets: only public pages, public pages and app, what all rooms share, and one for each room. A page loads
 * four at most, named in its document; without the rooms' own, each page would read the styles of all of them.
 */
function sheetOf(module: Rolldown.ModuleInfo | null): string {
  const importers = module?.importers ?? []
  if (importers.some(isLandingEntry)) return importers.every(isLandingEntry) ? 'landing' : 'public'
  const [, room = 'app'] = module?.id.match(/\/src\/(?!ui\/|shell\/)([\w-]+)\//) ?? []
  return room
}

/**
 * Keeps apart the code that public pages share with the app, since they load nothing else of it. What every page of
 * the app needs goes in one file.
 */
const BEGINNING: Rolldown.CodeSplittingGroup[] = [
  { name: (id, bundle) => sheetOf(bundle.getModuleInfo(id)), test: /\.css$/, priority: 2 },
  {
    debugName: 'public',
    name: (id, bundle) =>
      bundle.getModuleInfo(id)?.importers.some(isLandingEntry) || id.includes('vite/preload-helper')
        ? 'public'
        : null,
    entriesAware: true,
    priority: 1,
  },
  { name: 'house', tags: ['$initial'], test: (id) => !isLandingEntry(id) },
]

const BASE: UserConfig = {
  base: '/',
  // the browser runs Preact instead of React: half the initial load, the same screens (decision 136)
  resolve: { alias: [...PREACT, ICON_FACTORY] },
  plugins: [routesAsCalled, iconsByThemselves, preloadFonts, layersFirst, emitPageFiles],
  build: {
    outDir: 'dist',
    sourcemap: false,
    assetsInlineLimit: 0,
    // in scripts, hints would add the scripts of every page: the server names those of the requested one
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: { input: ['index.html', 'landing.html'] },
  },
  server: { proxy: { '/backend': 'http://127.0.0.1:4000' } },
}

function inFiles(groups: Rolldown.CodeSplittingGroup[]): UserConfig {
  const output: Rolldown.OutputOptions = {
    codeSplitting: { groups },
    // rolldown's name lists everything that loads the chunk, and would be repeated in every page
    chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
    assetFileNames: ({ names: [name = ''] }) =>
      `assets/${shortName(name.replace(/\.\w+$/, ''))}-[hash][extname]`,
  }
  return mergeConfig(BASE, { build: { rolldownOptions: { output } } })
}

const shortName = (name: string) => name.split('~')[0] ?? name

/** A build in rolldown's own chunks, which tells what each screen loads (decision 187). Nothing is written. */
export async function buildInChunks(): Promise<Rolldown.RolldownOutput['output']> {
  const first = await build({
    ...inFiles(BEGINNING),
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { ...inFiles(BEGINNING).build, write: false },
  })
  if (!('output' in first)) throw new Error('The first build has no output')
  return first.output
}

async function packed(): Promise<UserConfig> {
  const { parcels, order } = parcelsOf(await buildInChunks())
  const files = new Map(
    pack(parcels, order, readKeptFiles()).flatMap(({ modules }, at) =>
      modules.map((id) => [id, `part-${at}`] as const),
    ),
  )
  const name = (id: string) => files.get(id) ?? null
  const parts = { debugName: 'parts', name, includeDependenciesRecursively: false }
  // only now: files are weighed without that line
  return mergeConfig(inFiles([...BEGINNING, parts]), { plugins: [compiledAhead] })
}

export default defineConfig(({ command, isSsrBuild }) => {
  // server rendering of public pages and first paints; bundles every dependency
  if (isSsrBuild)
    return {
      ...BASE,
      resolve: {},
      ssr: { noExternal: true },
      build: {
        outDir: 'dist-server',
        copyPublicDir: false,
        rolldownOptions: {
          input: ['src/landing/render-public-page.tsx', 'src/app/render-first-paint.tsx'],
        },
      },
    }
  return command === 'build' ? packed() : BASE
})
