import react from '@vitejs/plugin-react'
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

export default defineConfig({
  base: '/',
  plugins: [react(), preloadFonts, layersFirst],
  build: {
    outDir: 'dist',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', 'landing.html'] },
  },
  // The public pages are rendered by the server from one self-contained file.
  ssr: { noExternal: true },
  server: { proxy: { '/backend': 'http://127.0.0.1:4000' } },
})
