import { build } from 'vite'
const out = await build({ configFile: 'vite.config.ts', logLevel: 'error', build: { outDir: '/tmp/reader4-x/dist', emptyOutDir: true, write: false } })
const o = Array.isArray(out) ? out[0] : out
for (const want of ['index', 'removable', 'src', 'api', 'recap-page','messages','icon','schemas','use-questions','contracts-page','status','session','figures','jsx-runtime']) {
  for (const c of o.output.filter(c => c.type === 'chunk' && c.name === want)) {
    console.log('##', c.fileName, c.code.length)
    for (const [m, v] of Object.entries(c.modules).sort((a, b) => b[1].renderedLength - a[1].renderedLength).slice(0, 30)) console.log('   ', v.renderedLength, m.replace('/tmp/reader4/', ''))
  }
}
