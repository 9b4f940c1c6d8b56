import { readFile } from 'node:fs/promises'
import { formatDay } from '@sillage/domain/values/day.ts'
import sharp from 'sharp'
import { runPdfJob } from '../documents/pdf-workers.ts'
import type { Database } from '../platform/database/database.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import { INSTALLED } from '../platform/installation.ts'

/** The stored key of each file that demo customers send. */
export type DemoFiles = Readonly<Record<keyof typeof PAPERS | (typeof PHOTOS)[number], string>>

const PHOTOS = ['pare-brise.jpg', 'aile-avant.jpg', 'valise.jpg'] as const

interface Paper {
  readonly title: string
  readonly by: string
  readonly lead: string
  readonly rows: readonly (readonly [string, string])[]
  readonly end: string
}

const example = 'Document fictif de la démonstration.'
const ago = (days: number) =>
  formatDay(Temporal.Now.plainDateISO('Europe/Paris').subtract({ days }))

const PAPERS = {
  'carte-embarquement.pdf': () => ({
    title: 'Carte d’embarquement',
    by: 'Compagnie aérienne',
    lead: `Paris-Orly – Barcelone, le ${ago(1)}.`,
    rows: [
      ['Vol', 'AF 1148'],
      ['Départ prévu', '9 h 20'],
      ['Départ réel', '18 h 25'],
      ['Siège', '14 C'],
    ],
    end: example,
  }),
  'constat-amiable.pdf': () => ({
    title: 'Constat amiable d’accident',
    by: 'Signé des deux conducteurs',
    lead: `Parking de la gare, Nantes, le ${ago(21)}.`,
    rows: [
      ['Véhicule A', 'à l’arrêt, moteur coupé'],
      ['Véhicule B', 'en marche arrière'],
      ['Point de choc, véhicule A', 'aile avant gauche'],
      ['Blessés, même légers', 'aucun'],
    ],
    end: example,
  }),
  'rapport-expertise.pdf': () => ({
    title: 'Rapport d’expertise',
    by: 'Cabinet d’expertise automobile',
    lead: `Véhicule examiné au garage, le ${ago(12)}.`,
    rows: [
      ['Aile avant gauche, remplacement', '412,00\u00a0€'],
      ['Optique, remplacement', '268,00\u00a0€'],
      ['Peinture et main-d’œuvre', '540,00\u00a0€'],
      ['Total, toutes taxes comprises', '1\u202f220,00\u00a0€'],
    ],
    end: `Dommages conformes aux circonstances du constat. ${example}`,
  }),
  'facture-garage.pdf': () => ({
    title: 'Facture',
    by: 'Garage de la rocade, Rennes',
    lead: `Travaux du ${ago(41)}.`,
    rows: [
      ['Alternateur', '415,00\u00a0€'],
      ['Courroie', '65,00\u00a0€'],
      ['Main-d’œuvre', '160,00\u00a0€'],
      ['Total, toutes taxes comprises', '640,00\u00a0€'],
    ],
    end: example,
  }),
  'depot-de-plainte.pdf': () => ({
    title: 'Récépissé de dépôt de plainte',
    by: 'Commissariat de police',
    lead: `Plainte reçue le ${ago(13)}, pour un vol commis pendant un transport aérien.`,
    rows: [
      ['Objet', 'appareil photo'],
      ['Lieu', 'aéroport de Barcelone'],
    ],
    end: example,
  }),
} as const satisfies Record<string, () => Paper>

/** Draws the files and stores them, each checked and encoded like an upload. */
export async function storeDemoFiles(database: Database, files: FileKeeper): Promise<DemoFiles> {
  const template = await readFile(new URL('papier.typ', INSTALLED.demoFiles))
  const keep = async (name: string, bytes: Promise<Buffer>) => {
    const given = { name, bytes: [await bytes] }
    const { key } = await files.keep({ database, now: Temporal.Now.instant() }, given)
    return [name, key] as const
  }
  const stored = await Promise.all([
    ...PHOTOS.map((name) => keep(name, photo(name))),
    ...Object.entries(PAPERS).map(([name, paper]) => keep(name, print(template, paper()))),
  ])
  // the entries are the names of both lists
  return Object.fromEntries(stored) as DemoFiles
}

async function photo(name: string): Promise<Buffer> {
  const drawing = new URL(name.replace('.jpg', '.svg'), INSTALLED.demoFiles)
  return sharp(await readFile(drawing))
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** The template is added to those of the documents room only for this job. */
async function print(template: Buffer, paper: Paper): Promise<Buffer> {
  const files = { 'papier.typ': template, 'papier.json': Buffer.from(JSON.stringify(paper)) }
  return (await runPdfJob({ template: 'papier', files })).pdf
}
