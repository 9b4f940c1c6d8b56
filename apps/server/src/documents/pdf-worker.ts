import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { lowerThreadPriority } from '../platform/give-way.ts'
import { INSTALLED } from '../platform/installation.ts'
import { drawQrCode } from '../platform/qr-code.ts'
import { type Seal, sealPdf } from './seal/pdf-seal.ts'

/**
 * `files` are added beside the templates while the document is made: its data and images. What all documents share
 * (articles, layout, fonts) thus stays in the compiler's memory, which compilation inputs would clear.
 */
export interface PdfJob {
  readonly template: string
  readonly files: Readonly<Record<string, Uint8Array>>
  /** The content of the document's QR code. */
  readonly scanned?: string | undefined
  /** Sealed in the same job, so that the main thread only forwards the result. */
  readonly seal?: Seal
}

/** `signature` is the seal's, to be time-stamped. */
export type PdfResult =
  | { readonly pdf: Uint8Array<ArrayBuffer>; readonly signature: Uint8Array | null }
  | { readonly failure: string }

const fontFiles = [
  '@expo-google-fonts/funnel-display/400Regular/FunnelDisplay_400Regular.ttf',
  '@expo-google-fonts/funnel-display/600SemiBold/FunnelDisplay_600SemiBold.ttf',
  '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
]

const { resolve } = createRequire(import.meta.url)
const templates = fileURLToPath(INSTALLED.templates)
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(resolve(file))) }],
})

lowerThreadPriority()

function makePdf({ template, files, scanned }: PdfJob): Uint8Array<ArrayBuffer> {
  const drawn = scanned === undefined ? {} : { 'qr.svg': Buffer.from(drawQrCode(scanned)) }
  const paths = Object.entries({ ...files, ...drawn }).map(([name, content]) => {
    compiler.mapShadow(templates + name, Buffer.from(content))
    return templates + name
  })
  try {
    const options = { mainFilePath: `${templates}${template}.typ` }
    // Copies the result out of the compiler's memory so that it can be transferred to the main thread. Compiled in the
    // same expression: a document held by the compiler would stay in memory until the next major garbage collection,
    // some 200 documents later.
    return new Uint8Array(compiler.pdf(options, { pdfStandard: 'ua-1' }))
  } finally {
    for (const path of paths) compiler.unmapShadow(path)
  }
}

function answer(job: PdfJob): PdfResult {
  try {
    const pdf = makePdf(job)
    if (!job.seal) return { pdf, signature: null }
    const sealed = sealPdf(Buffer.from(pdf.buffer), job.seal)
    return { pdf: new Uint8Array(sealed.pdf), signature: sealed.signature }
  } catch (error) {
    // the compiler throws errors without a message: the cause is in `code`
    const coded = error instanceof Error && 'code' in error ? error.code : error
    return { failure: String(coded) }
  }
}

parentPort?.on('message', (job: PdfJob) => {
  const result = answer(job)
  parentPort?.postMessage(result, 'pdf' in result ? [result.pdf.buffer] : [])
  // after the answer, so as not to delay it
  compiler.evictCache(10)
})
