import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/**
 * `files` stand beside the templates while the document is made: its sheet and its images. What is the same in every
 * document (articles, page, letters) then stays in the compiler's memory, which inputs of the compilation would empty.
 */
export interface PdfJob {
  template: string
  files: Record<string, Uint8Array>
}

export type PdfResult = { pdf: Uint8Array<ArrayBuffer> } | { failure: string }

const fontFiles = [
  '@expo-google-fonts/funnel-display/400Regular/FunnelDisplay_400Regular.ttf',
  '@expo-google-fonts/funnel-display/600SemiBold/FunnelDisplay_600SemiBold.ttf',
  '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
]

const { resolve } = createRequire(import.meta.url)
const templates = fileURLToPath(new URL('./templates/', import.meta.url))
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(resolve(file))) }],
})

function makePdf({ template, files }: PdfJob): Uint8Array<ArrayBuffer> {
  const paths = Object.entries(files).map(([name, content]) => {
    compiler.mapShadow(templates + name, Buffer.from(content))
    return templates + name
  })
  try {
    const options = { mainFilePath: `${templates}${template}.typ` }
    // The copy leaves the compiler's memory, so that it can be handed over to the main thread. Compiled on the way: a
    // document of the compiler's would live on until the next great collection of garbage, some 200 documents later.
    return new Uint8Array(compiler.pdf(options, { pdfStandard: 'ua-1' }))
  } finally {
    for (const path of paths) compiler.unmapShadow(path)
  }
}

function answer(job: PdfJob): PdfResult {
  try {
    return { pdf: makePdf(job) }
  } catch (error) {
    // the compiler says what is wrong in the code of an error without a message
    const coded = error instanceof Error && 'code' in error ? error.code : error
    return { failure: String(coded) }
  }
}

parentPort?.on('message', (job: PdfJob) => {
  const result = answer(job)
  parentPort?.postMessage(result, 'pdf' in result ? [result.pdf.buffer] : [])
  // after the answer, which has not to wait for it
  compiler.evictCache(10)
})
