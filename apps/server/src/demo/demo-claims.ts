import { formatEuros, toEuros } from '@sillage/domain/values/money.ts'
import { openClaim } from '../claims/access/claims.access.ts'
import { addParticipants } from '../claims/access/participants.service.ts'
import {
  actingAs,
  buildClaim,
  buildClaimFile,
  buildPastNotices,
  buildReading,
  type ClaimOptions,
} from '../claims/claims.factory.ts'
import { knownOf } from '../claims/decision/decision-ground.service.ts'
import { postMessage } from '../claims/discussion/messages.service.ts'
import { provideDocument, requestDocument } from '../claims/documents/document-requests.service.ts'
import { assignClaim, setStatus } from '../claims/outcome/claim-status.service.ts'
import { decideClaim } from '../claims/outcome/outcome.service.ts'
import { reopenClaim } from '../claims/outcome/reopening.service.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import type { DemoFiles } from './demo-files.ts'
import { believableHours } from './demo-hours.ts'

export interface DemoPeople {
  readonly owner: AccountRow
  readonly advisor: AccountRow
  readonly admin: AccountRow
}

export interface DemoCover {
  /** Contracts that cover the last two months, and a week four months ago. */
  readonly car: string
  readonly travel: string
  readonly formerTravel: string
}

/** Claims in every state, each with the conversation that led there. */
export async function seedClaims(
  database: Database,
  { people, cover, files }: { people: DemoPeople; cover: DemoCover; files: DemoFiles },
) {
  const desk = createDesk(database, people, files)
  // the newest last, because lists show the latest first
  await seedBaggage(desk, cover)
  await seedBreakdown(desk, cover)
  await seedCollision(desk, cover)
  await seedGlass(desk, cover)
  await seedFresh(desk, cover)
  await buildPastNotices(database, { readBefore: 4 })
}

type Desk = ReturnType<typeof createDesk>

interface Said {
  readonly file?: keyof DemoFiles
  readonly isNote?: boolean
  readonly keepsTurn?: boolean
}

/** What people do at the claims desk, `daysAgo` days ago. */
function createDesk(database: Database, { owner, advisor, admin }: DemoPeople, files: DemoFiles) {
  const { momentOf, restart } = believableHours()
  const acting = (by: AccountRow, daysAgo: number) =>
    actingAs(database, by, momentOf(daysAgo, by !== owner))
  const say =
    (by: AccountRow, id: string, daysAgo: number) =>
    (content: string, { file, isNote = false, keepsTurn = false }: Said = {}) =>
      postMessage(acting(by, daysAgo), {
        claimId: id,
        content,
        // already stored: the key replaces the content
        documents: file ? [{ file_name: file, file_content: files[file] }] : [],
        files: [],
        health_consent: false,
        isNote,
        keepsTurn,
      })
  return {
    declare: async (options: Omit<ClaimOptions, 'owner' | 'at'>) => {
      restart()
      const at = momentOf(options.daysAgo ?? 0, false)
      return (await buildClaim(database, { ...options, at, owner })).claim_id
    },
    owner: (id: string, daysAgo: number) => ({
      says: say(owner, id, daysAgo),
      reads: () => buildReading(acting(owner, daysAgo), id),
      provides: async (document_key: string, name: keyof DemoFiles) => {
        const providing = acting(owner, daysAgo)
        const fileId = await buildClaimFile(providing, { claimId: id, key: files[name], name })
        await provideDocument(providing, {
          id,
          document_key,
          files: [fileId],
          health_consent: false,
        })
      },
      reopens: (reason: string) => reopenClaim(acting(owner, daysAgo), { id, reason }),
    }),
    advisor: (id: string, daysAgo: number) => {
      const handling = acting(advisor, daysAgo)
      return {
        says: say(advisor, id, daysAgo),
        reads: () => buildReading(handling, id),
        /** The excess of the contract for this damage, in cents. */
        readsExcess: async () => {
          const opened = await openClaim(database, { id, session: handling.session })
          return (await knownOf(handling, opened)).paying?.excessCents ?? 0
        },
        takes: () => assignClaim(handling, { id, assignee: advisor.id }),
        sets: (status: string) => setStatus(handling, { id, status }),
        asksFor: (request: Omit<Parameters<typeof requestDocument>[1], 'id'>) =>
          requestDocument(handling, { ...request, id }),
        calls: (person: AccountRow) =>
          addParticipants(handling, { id, accountIds: [person.id], areConcerned: false }),
        decides: (outcome: Omit<Parameters<typeof decideClaim>[1], 'id'>) =>
          decideClaim(handling, { ...outcome, id }),
      }
    },
    colleague: admin,
    colleagueSays: (id: string, daysAgo: number) => say(admin, id, daysAgo),
  }
}

/** Declared today, nobody has read it yet. */
async function seedFresh({ declare, owner }: Desk, { travel }: DemoCover) {
  const id = await declare({
    contractId: travel,
    nature: 'Retard ou annulation de vol',
    description: 'Vol Paris – Barcelone annulé le matin même, reparti le soir avec 9 h de retard.',
    place: 'Aéroport de Paris-Orly',
    answers: [
      { question_id: 'flight', answer: 'AF 1148' },
      { question_id: 'delay', answer: 'Vol annulé' },
      { question_id: 'airline_offer', answer: 'Un autre vol' },
    ],
  })
  await owner(id, 0).provides('boarding', 'carte-embarquement.pdf')
}

/** In progress, waiting for a better photo. */
async function seedGlass({ declare, owner, advisor }: Desk, { car }: DemoCover) {
  const id = await declare({
    contractId: car,
    nature: 'Bris de glace',
    description: 'Impact de gravillon sur le pare-brise, côté passager, sur l’A10 près d’Orléans.',
    place: 'A10, près d’Orléans',
    answers: [
      { question_id: 'glass', answer: 'Pare-brise' },
      { question_id: 'drivable', answer: 'Oui' },
    ],
    daysAgo: 6,
  })
  await advisor(id, 5).takes()
  await advisor(id, 5).sets('En cours')
  const excess = formatEuros(await advisor(id, 5).readsExcess())
  await advisor(id, 5).says(
    `Bonjour Camille, je m’occupe de votre dossier. Le bris de glace est couvert, avec ${excess} de franchise.`,
  )
  await owner(id, 4).says(
    'Bonjour, merci\u202f! Le réparateur peut me recevoir mardi. Voici déjà une photo.',
    { file: 'pare-brise.jpg' },
  )
  await owner(id, 4).reads()
  await advisor(id, 3).reads()
  await advisor(id, 3).says('Photo trop sombre pour le réparateur. À redemander.', { isNote: true })
  await advisor(id, 3).asksFor({
    document_key: 'photos',
    reason: 'unreadable',
    note: 'De près et en pleine lumière, avec la plaque.',
  })
}

/** The file is complete: two team members prepare the decision. */
async function seedCollision(
  { declare, owner, advisor, colleague, colleagueSays }: Desk,
  { car }: DemoCover,
) {
  const id = await declare({
    contractId: car,
    nature: 'Dommages collision',
    description: 'Accrochage à petite vitesse sur un parking. Aile avant gauche enfoncée.',
    place: 'Parking de la gare, Nantes',
    answers: [
      { question_id: 'other_vehicle', answer: 'Oui' },
      { question_id: 'agreed_report', answer: 'Oui' },
      { question_id: 'drivable', answer: 'Oui' },
    ],
    daysAgo: 20,
  })
  await advisor(id, 19).takes()
  await advisor(id, 19).sets('En cours')
  await owner(id, 17).says('Le constat est signé des deux conducteurs, je le joins.')
  await owner(id, 17).provides('report', 'constat-amiable.pdf')
  await owner(id, 17).provides('photos', 'aile-avant.jpg')
  await advisor(id, 15).calls(colleague)
  await colleagueSays(id, 14)('Bonjour, je me charge de l’expertise. Le garage vous appelle.', {
    keepsTurn: true,
  })
  await owner(id, 12).says('Le garage m’a appelée, l’expert est passé ce matin.')
  await advisor(id, 8).sets('under_review')
  await advisor(id, 8).says(
    'Le rapport d’expert est arrivé. La décision part la semaine prochaine.',
    { file: 'rapport-expertise.pdf', keepsTurn: true },
  )
  await advisor(id, 8).reads()
  await owner(id, 7).reads()
}

async function seedBreakdown({ declare, owner, advisor }: Desk, { car }: DemoCover) {
  const id = await declare({
    contractId: car,
    nature: 'Panne mécanique',
    description: 'Arrêt brutal sur la rocade, voyant de batterie allumé.',
    place: 'Rocade de Rennes',
    answers: [{ question_id: 'towed', answer: 'Oui' }],
    daysAgo: 45,
  })
  await advisor(id, 44).takes()
  await advisor(id, 44).sets('En cours')
  await owner(id, 40).says(
    'Remorqué, puis alternateur changé\u00a0: 180\u00a0€ de remorquage, 640\u00a0€ de réparation.',
  )
  await owner(id, 40).provides('repair_quote', 'facture-garage.pdf')
  await advisor(id, 38).decides({
    decision: 'partly',
    amount: 180,
    excess: 0,
    reasons:
      'Le remorquage est couvert par l’assistance, sans franchise. La pièce qui tombe en panne d’elle-même ne l’est pas\u00a0: la réparation reste à votre charge.',
  })
  await advisor(id, 38).reads()
  await owner(id, 37).reads()
}

/** Refused in part, then reopened by its owner: it is the insurer's turn, and late. */
async function seedBaggage({ declare, owner, advisor }: Desk, { formerTravel }: DemoCover) {
  const id = await declare({
    contractId: formerTravel,
    nature: 'Perte ou vol de bagages',
    description:
      'Valise non livrée à l’arrivée, retrouvée trois jours plus tard sans l’appareil photo.',
    place: 'Aéroport de Barcelone',
    answers: [
      { question_id: 'carrier_report', answer: 'Oui' },
      { question_id: 'complaint', answer: 'Pas encore' },
    ],
    daysAgo: 125,
  })
  await advisor(id, 124).takes()
  await advisor(id, 124).sets('En cours')
  await owner(id, 122).says('Voici la valise telle qu’elle est revenue.', { file: 'valise.jpg' })
  await advisor(id, 90).decides({
    decision: 'partly',
    amount: 300,
    excess: toEuros(await advisor(id, 90).readsExcess()),
    reasons:
      'La valise abîmée est couverte. Sans dépôt de plainte, l’appareil photo ne peut pas l’être pour l’instant.',
  })
  await advisor(id, 90).reads()
  await owner(id, 89).reads()
  await owner(id, 12).reopens('J’ai maintenant le récépissé du dépôt de plainte.')
  await owner(id, 12).provides('complaint', 'depot-de-plainte.pdf')
}
