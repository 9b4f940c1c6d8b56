import { defineConfig, type Plugin } from 'vite'

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

const PREACT = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
]

const isLandingEntry = (id: string) => /\/landing(-entry\.ts|\.html)$/.test(id)

export default defineConfig(({ isSsrBuild }) => ({
  base: '/',
  // in the browser React is Preact: half of the first load, the same screens (decision 136)
  resolve: { alias: isSsrBuild ? [] : PREACT },
  plugins: [preloadFonts, layersFirst],
  build: {
    outDir: 'dist',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'landing.html'],
      // rendered by the server, they are one file
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                // what the public pages share with the rest stays apart: they load no React
                {
                  name: (id, bundle) =>
                    bundle.getModuleInfo(id)?.importers.some(isLandingEntry) ||
                    id.includes('vite/preload-helper')
                      ? 'public'
                      : null,
                  entriesAware: true,
                  priority: 1,
                },
                // what every other page loads anyway travels as one file: forty small ones compress worse
                { name: 'house', tags: ['$initial'], test: (id) => !isLandingEntry(id) },
                // the calls of two rooms that many screens share, each one file with all that they name
                { name: 'contracts', test: /wire\/src\/contracts\/contracts\.ts$/ },
                {
                  name: 'selling',
                  test: /wire\/src\/(?:subscription|carbon|documents)\.ts$/,
                },
                // small, and on most screens: one file of them is quicker than thirty
                {
                  name: 'parts',
                  test: /\/web\/src\/ui\/|lucide-react/,
                  minShareCount: 8,
                  maxModuleSize: 3000,
                },
              ],
            },
          },
    },
  },
  // The public pages are rendered by the server from one self-contained file.
  ssr: { noExternal: true },
  server: { proxy: { '/backend': 'http://127.0.0.1:4000' } },
}))
