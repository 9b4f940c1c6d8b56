import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeProfessional } from '../../accounts/accounts.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs, type TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { decideCalculated, said } from '../decision/decision.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const contractId = (
  await buildContract(server.database, {
    accountId: owner.account.id,
    startingIn: -30,
    endingIn: 60,
    answerIds: ['car.level.all_risks', 'car.excess.300'],
  })
).id

const declared = async () =>
  (
    await buildClaim(server.database, {
      owner: owner.account,
      contractId,
      nature: 'Bris de glace',
      place: 'Orléans',
    })
  ).claim_id
const letter = async (id: string, { client } = owner) =>
  Buffer.from(await client.claims.decisionLetter({ params: { id } }))
test('a claim without a decision has no letter', async () => {
  const id = await declared()
  expect((await refusalOf(letter(id))).status).toBe(404)
})

test('the letter of an acceptance gives the reasons, the amount line by line and how to contest', async () => {
  const id = await declared()
  const loss = said(1480.5, {
    amounts: [{ step: 'depreciation', amount: 80.5, reason: 'Pare-brise de huit ans' }],
  })
  await decideCalculated(advisor, loss, { id, paid: 1100, decision: 'partly' })
  const bytes = await letter(id)
  const { text } = await readPdf(bytes)
  for (const words of [
    'Nous prenons en charge une partie de votre sinistre.',
    'La vitre est couverte.',
    'Bris de glace',
    'Facture du garage',
    '1 480,50 €',
    'Usure',
    'Pare-brise de huit ans',
    '− 80,50 €',
    'Votre franchise',
    '− 300,00 €',
    '1 100,00 €',
    'Aucune exclusion ne s’applique',
    'Les garanties n’étaient pas suspendues',
    'second expert',
    'La Médiation de l’Assurance',
    'Le tribunal judiciaire',
    'se prescrit par 2 ans à compter du sinistre',
  ])
    expect(text).toContain(words)
  // hints for the decider are not printed for the reader
  expect(text).not.toMatch(/voyez (si|aux)|à lire devant|Votre contrat dit/)
})

test('the letter of a refusal cites the clause and the fact, and no amount', async () => {
  const id = await declared()
  const { data } = await advisor.client.claimDecision.ground({ params: { id }, query: {} })
  const [clause = ''] = data.proposal.exclusions
  const refused = said(900, {
    rights: [
      { right: 'person', holds: true, fact: '', clause: '' },
      { right: 'exclusion', holds: false, fact: 'Vidéo du circuit', clause },
    ],
  })
  await advisor.client.claims.decide({
    params: { id },
    body: {
      decision: 'refused',
      amount: 0,
      excess: 0,
      reasons: 'L’exclusion s’applique.',
      assessment: refused,
    },
  })
  const bytes = await letter(id, advisor)
  const { text } = await readPdf(bytes)
  for (const words of [
    'Nous ne pouvons pas vous indemniser.',
    'L’exclusion s’applique.',
    'Votre contrat dit',
    clause.slice(0, 40).replace(/\s+/g, ' '),
    'Vidéo du circuit',
    'La Médiation de l’Assurance',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('À vous payer')
})

test('the letter of a refusal does not quote a clause that somebody typed', async () => {
  const id = await declared()
  const clause = 'Le conducteur n’est pas désigné.'
  const refused = said(900, {
    rights: [{ right: 'person', holds: false, fact: 'Constat, case 8', clause }],
  })
  await advisor.client.claims.decide({
    params: { id },
    body: {
      decision: 'refused',
      amount: 0,
      excess: 0,
      reasons: 'Il n’est pas assuré.',
      assessment: refused,
    },
  })
  const { text } = await readPdf(await letter(id, advisor))
  expect(text).toContain(`Ce que prévoit votre contrat : ${clause}`)
  expect(text).not.toContain('Votre contrat dit')
})

const refused = {
  decision: 'refused',
  amount: 0,
  excess: 0,
  reasons: 'Rien ne la couvre.',
} as const

test('a refusal speaks of no coefficient, and one of nothing left to bear says no excess', async () => {
  const id = await declared()
  await advisor.client.claims.decide({ params: { id }, body: refused })
  const { text } = await readPdf(await letter(id))
  expect(text).not.toMatch(/Bonus-malus|coefficient/u)
  const paid = await declared()
  await advisor.client.claims.decide({
    params: { id: paid },
    body: { ...refused, decision: 'accepted', amount: 250 },
  })
  const accepted = await readPdf(await letter(paid))
  expect(accepted.text).toContain('250,00 €')
  expect(accepted.text).not.toContain('Franchise à votre charge')
  expect(accepted.text).toContain('Bonus-malus')
})

const nameOf = ({ account }: TestSession) => `${account.first_name} ${account.last_name}`

test('the letter names both who decided and who signed after them', async () => {
  const id = await declared()
  const admin = await signInAs(server, 'admin')
  const body = { ...refused, decision: 'accepted', amount: 4000, excess: 300 } as const
  await advisor.client.claims.decide({ params: { id }, body })
  await admin.client.claimDecision.sign({ params: { id }, body: {} })
  for (const bytes of [
    await letter(id),
    Buffer.from(await owner.client.claims.summary({ params: { id } })),
  ])
    expect((await readPdf(bytes)).text).toContain(
      `par ${nameOf(advisor)}, signée en second par ${nameOf(admin)}`,
    )
})

/** A claim on a contract at the lowest level, and what box 6 of its statement says. */
async function claimOf(holder: TestSession, typed: Record<string, string> = {}) {
  const { id: contract } = await buildContract(server.database, {
    accountId: holder.account.id,
    startingIn: -1,
    endingIn: 60,
    answerIds: ['car.level.third_party'],
    typed,
  })
  const about = { owner: holder.account, contractId: contract }
  const { claim_id: id } = await buildClaim(server.database, about)
  const { data } = await holder.client.statements.read({ params: { id } })
  return { id, box: data.a.texts['policyholder'] }
}

test('the papers of a claim on a company’s contract name the company, as box 6 of the statement does', async () => {
  const signer = await signInAs(server)
  await makeProfessional(server.database, signer.account.id)
  const { id, box } = await claimOf(signer)
  expect(box).toBe('Transports Tréguier')
  const paid = { ...refused, decision: 'accepted', amount: 250 } as const
  await advisor.client.claims.decide({ params: { id }, body: paid })
  const { text } = await readPdf(await letter(id, signer))
  expect(text).toContain('Assuré Transports Tréguier')
  expect(text).toContain('À vous payer, Transports Tréguier, par virement')
})

test('the papers of a claim name the policyholder of the contract, and only covers of its level', async () => {
  const { id, box } = await claimOf(owner, { 'policyholder.name': 'Odile Kervella' })
  expect(box).toBe('Odile Kervella')
  const bytes = await owner.client.claims.acknowledgement({ params: { id } })
  const { text } = await readPdf(Buffer.from(bytes))
  expect(text).toContain('Assuré Odile Kervella')
  expect(text).toContain('Garanties concernées Responsabilité civile')
  expect(text).not.toContain('Dommages tous accidents')
})

test('the letter is kept: the same file for owner and staff, after a reopening, and in the data export', async () => {
  const id = await declared()
  await decideCalculated(advisor, said(1000), { id, paid: 700 })
  const first = await letter(id)
  expect((await letter(id, advisor)).equals(first)).toBe(true)
  await owner.client.claims.reopen({ params: { id }, body: { reason: 'Un second devis' } })
  expect((await letter(id)).equals(first)).toBe(true)
  await decideCalculated(advisor, said(1200), { id, paid: 900 })
  const second = await letter(id)
  expect(second.equals(first)).toBe(false)
  const files = unzipSync(await owner.client.personalData.export())
  const exported = Object.entries(files).flatMap(([name, bytes]) =>
    name.startsWith('contrats/decision-sinistre_') ? [Buffer.from(bytes)] : [],
  )
  for (const one of [first, second]) expect(exported.some((bytes) => bytes.equals(one))).toBe(true)
})
