import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { build, defineConfig, mergeConfig, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { fileOfModules, tellScriptsOfPages } from './build/page-scripts.ts'

/** The two latin faces are on every page: asked for with the document instead of after the style sheet. */
const preloadFonts = {
  name: 'sillage-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /-latin-wght-normal-.*\.woff2$/.test(file))
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

/** A page may receive several style sheets, in any order: each one states the order of the layers. */
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

/** Each icon from its own file: from the list of all of them, every screen would seem to need every icon. */
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

const PREACT = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
]

const isLandingEntry = (id: string) => /\/landing(-entry\.ts|\.html)$/.test(id)

/** What the public pages share with the rest stays apart, they load nothing of it; what every page of the app loads anyway travels as one file. */
const BEGINNING: Rolldown.CodeSplittingGroup[] = [
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
  // in the browser React is Preact: half of the first load, the same screens (decision 136)
  resolve: { alias: PREACT },
  plugins: [iconsByThemselves, preloadFonts, layersFirst, tellScriptsOfPages],
  build: {
    outDir: 'dist',
    sourcemap: false,
    assetsInlineLimit: 0,
    // the scripts of the page asked for are named by the server; those of every other page would travel with each
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: { input: ['index.html', 'landing.html'] },
  },
  server: { proxy: { '/backend': 'http://127.0.0.1:4000' } },
}

function inFiles(groups: Rolldown.CodeSplittingGroup[]): UserConfig {
  const output: Rolldown.OutputOptions = {
    codeSplitting: { groups },
    // a name that lists all who load a file would travel with every page
    chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
    assetFileNames: ({ names: [name = ''] }) =>
      `assets/${shortName(name.replace(/\.\w+$/, ''))}-[hash][extname]`,
  }
  return mergeConfig(BASE, { build: { rolldownOptions: { output } } })
}

const shortName = (name: string) => name.split('~')[0] ?? name

/** Built twice: the first time each module stands where rolldown puts it, which tells who loads what (decision 187). */
async function packed(): Promise<UserConfig> {
  const first = await build({
    ...inFiles(BEGINNING),
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { ...inFiles(BEGINNING).build, write: false },
  })
  if (!('output' in first)) throw new Error('The first build told nothing')
  const files = fileOfModules(first.output.filter((file) => file.type === 'chunk'))
  const name = (id: string) => files.get(id) ?? null
  const parts = { debugName: 'parts', name, includeDependenciesRecursively: false }
  return inFiles([...BEGINNING, parts])
}

export default defineConfig(({ command, isSsrBuild }) => {
  // The public pages are rendered by the server from one self-contained file.
  if (isSsrBuild) return { ...BASE, resolve: {}, ssr: { noExternal: true } }
  return command === 'build' ? packed() : BASE
})
