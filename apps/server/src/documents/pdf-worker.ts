import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { giveWayToCalls } from '../platform/give-way.ts'
import { INSTALLED } from '../platform/installation.ts'
import { drawQrCode } from '../platform/qr-code.ts'
import { type Seal, sealPdf } from './seal/pdf-seal.ts'

/**
 * `files` stand beside the templates while the document is made: its sheet and its images. What is the same in every
 * document (articles, page, letters) then stays in the compiler's memory, which inputs of the compilation would empty.
 */
export interface PdfJob {
  readonly template: string
  readonly files: Readonly<Record<string, Uint8Array>>
  /** What the QR code of the document holds. */
  readonly scanned?: string | undefined
  /** Sealed on the same trip, so that the main thread only passes it on. */
  readonly seal?: Seal
}

/** `signature` is that of the seal, for who tells when it was made. */
export type PdfResult =
  | { readonly pdf: Uint8Array<ArrayBuffer>; readonly signature: Uint8Array | null }
  | { readonly failure: string }

const fontFiles = [
  '@expo-google-fonts/funnel-display/400Regular/FunnelDisplay_400Regular.ttf',
  '@expo-google-fonts/funnel-display/600SemiBold/FunnelDisplay_600SemiBold.ttf',
  '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
]

const { resolve } = createRequire(import.meta.url)
const templates = fileURLToPath(INSTALLED.templates)
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(resolve(file))) }],
})

giveWayToCalls()

function makePdf({ template, files, scanned }: PdfJob): Uint8Array<ArrayBuffer> {
  const drawn = scanned === undefined ? {} : { 'qr.svg': Buffer.from(drawQrCode(scanned)) }
  const paths = Object.entries({ ...files, ...drawn }).map(([name, content]) => {
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
    const pdf = makePdf(job)
    if (!job.seal) return { pdf, signature: null }
    const sealed = sealPdf(Buffer.from(pdf.buffer), job.seal)
    return { pdf: new Uint8Array(sealed.pdf), signature: sealed.signature }
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
