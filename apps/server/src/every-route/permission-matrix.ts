import type { allRoutes } from '@sillage/wire/all-routes.ts'

type Rooms = typeof allRoutes

/** A call by its room and its name there. */
export type RouteName = {
  [R in keyof Rooms]: `${R}.${keyof Rooms[R] & string}`
}[keyof Rooms]

/**
 * Who calls, about something of the owner's: the contract, the claim on it, the account. A participant takes part in
 * the claim and in nothing else. The deactivated one took part too, and still holds a token. The holder is an advisor who
 * was given every capability.
 */
export const ACTORS = [
  'anonymous',
  'owner',
  'stranger',
  'participant',
  'advisor',
  'admin',
  'root',
  'deactivated',
  'holder',
] as const

export type Actor = (typeof ACTORS)[number]

/**
 * What each call answers each of them, written by hand: a call without its line does not compile, and `permissions.test.ts`
 * sends every one of these requests. A refusal changes nothing that is stored: `+` marks the one that is noted, `=` an answer
 * that changes nothing either. The ninth cell, of the holder, is written where a capability opens the call; elsewhere they
 * are answered as any advisor.
 */
// biome-ignore format: one line a call, one column a caller
export const PERMISSIONS = {
  //                                 anon.   owner   strang. partic. advisor admin   root    deact.
  'accounts.register':               '201     403     403     403     403     201     201     401',
  'accounts.login':                  '200     200     200     200     200     200     200     401+',
  'accounts.logout':                 '401     204     204     204     204     204     204     401',
  'accounts.me':                     '401     200     200     200     200     200     200     401',
  'accounts.avatar':                 '200     200     200     200     200     200     200     200',
  'passkeys.list':                   '401     200     200     200     200     200     200     401',
  'passkeys.options':                '401     200     200     200     200     200     200     401',
  'passkeys.register':               '401     201     409     409     409     409     409     401',
  'passkeys.rename':                 '401     200     404     404     404     404     404     401',
  'passkeys.remove':                 '401     200     404     404     404     404     404     401',
  'passkeys.signIn':                 '200     200     200     200     200     200     200     200',
  'passkeys.recover':                '200     200     200     200     200     200     200     200',
  'passkeys.codes':                  '401     200     200     200     200     200     200     401',
  'passkeys.replaceCodes':           '401     200     409     409     409     409     409     401',
  'passkeys.enrol':                  '200     200     200     200     200     200     200     200',
  'presence.prove':                  '401     204     204     204     204     204     204     401',
  'presence.askPasskey':             '401     200     200     200     200     200     200     401',
  'presence.sendCode':               '401     204     204     204     204     204     204     401',
  'externalSignIn.providers':        '200     200     200     200     200     200     200     200',
  'externalSignIn.start':            '303     303     303     303     303     303     303     303',
  'externalSignIn.callback':         '303     303     303     303     303     303     303     303',
  'externalSignIn.exchange':         '200     200     200     200     200     200     200     200',
  'externalSignIn.link':             '200     200     200     200     200     200     200     200',
  'users.list':                      '401     403     403     403     200     200     200     401',
  'users.one':                       '401     403     403     403     200     200     200     401',
  'users.change':                    '401     403     403     403     403     200     200     401',
  'users.toggleStatus':              '401     403     403     403     403     200     200     401',
  'users.removeSecondFactor':        '401     403     403     403     403     200     200     401',
  'users.setCapabilities':           '401     403     403     403     403     200     200     401',
  'users.raiseQuotas':               '401     403     403     403     403     200     200     401',
  'users.proposals':                 '401     403     403     403     403     200     200     401',
  'users.acceptProposal':            '401     403     403     403     403     200     200     401',
  'users.stopProposal':              '401     403     403     403     403     200     200     401',
  'users.readAddressChange':         '200     200     200     200     200     200     200     200',
  'users.answerAddressChange':       '200     200     200     200     200     200     200     200',
  'users.roleRequests':              '401     403     403     403     403     200     200     401',
  'users.acceptRole':                '401     403     403     403     403     200     200     401',
  'users.refuseRole':                '401     403     403     403     403     200     200     401',
  'users.invitations':               '401     403     403     403     403     200     200     401',
  'users.invite':                    '401     403     403     403     403     201     201     401',
  'users.revokeInvitation':          '401     403     403     403     403     200     200     401',
  'users.readInvitation':            '200     200     200     200     200     200     200     200',
  'users.acceptInvitation':          '201     201     201     201     201     201     201     201',
  'stats.read':                      '401     403     403     403     403     200     200     401',
  'audit.list':                      '401     403     403     403     403     200     200     401',
  'audit.csv':                       '401     403     403     403     403     200     200     401',
  'subscription.questions':          '200     200     200     200     200     200     200     200',
  'subscription.levels':             '200     200     200     200     200     200     200     200',
  'subscription.price':              '200     200     200     200     200     200     200     200',
  'subscription.saveQuestionnaire':  '401     201     201     201     201     201     201     401',
  'contracts.create':                '401     201     404     404     404     404     404     401',
  'contradictions.check':            '401     200     200     200     200     200     200     401',
  'contracts.mine':                  '401     200     200     200     200     200     200     401',
  'contracts.emissions':             '401     200     200     200     200     200     200     401',
  'contracts.emissionsCsv':          '401     200     200     200     200     200     200     401',
  'contracts.pdf':                   '401     200     404     404     404     404     404     401',
  'contracts.papers':                '401     200     404     404     404     404     404     401',
  'contracts.paper':                 '401     200     404     404     404     404     404     401',
  'contracts.posts':                 '401     200     404     404     404     404     404     401',
  'contracts.claimsHistory':         '401     200     404     404     404     404     404     401',
  'contractLife.calculateExtension': '401     200     404     404     404     404     404     401',
  'contractLife.calculateRenewal': '401     200     404     404     404     404     404     401',
  'contractLife.extend':             '401     201     404     404     404     404     404     401',
  'contractLife.renew':              '401     201     404     404     404     404     404     401',
  'contractLife.cancellation':       '401     200     404     404     404     404     404     401',
  'contractLife.cancel':             '401     200     404     404     404     404     404     401',
  'contractLife.withdrawal':         '401     200     404     404     404     404     404     401',
  'contractLife.withdraw':           '401     200     404     404     404     404     404     401',
  'contractLife.history':            '401     200     404     404     200     200     200     401',
  'contractDesk.ofPerson':           '401     403     403     403     200     200     200     401',
  'documents.quote':                 '401     200     200     200     200     200     200     401',
  'documents.generate':              '200     200     200     200     200     200     200     401',
  'documents.issued':                '200     200     200     200     200     200     200     200',
  'documents.keys':                  '200     200     200     200     200     200     200     200',
  'documents.verify':                '200     200     200     200     200     200     200     200',
  'quotes.mine':                     '401     200     200     200     200     200     200     401',
  'quotes.save':                     '401     201     201     201     201     201     201     401',
  'quotes.duplicate':                '401     201     404     404     404     404     404     401',
  'quotes.remove':                   '401     204     404     404     404     404     404     401',
  'carbon.journey':                  '200     200     200     200     200     200     200     200',
  'carbon.annualVehicle':            '200     200     200     200     200     200     200     200',
  'carbon.searchCity':               '200     200     200     200     200     200     200     200',
  'claims.declare':                  '401     201     404     404     201     201     201     401',
  'claims.mine':                     '401     200     200     200     200     200     200     401',
  'claims.all':                      '401     403     403     403     200     200     200     401',
  'claims.participants':             '401     200     404     200     200     200     200     401',
  'claims.addParticipants':          '401     403     403     403     200     200     200     401',
  'claims.removeParticipant':        '401     403     403     403     200     200     200     401',
  'claims.setStatus':                '401     403     403     403     200     200     200     401',
  'claims.detail':                   '401     200     404     200     200     200     200     401',
  'claims.requestDocument':          '401     403     403     403     201     201     201     401',
  'claims.withdrawRequest':          '401     403     403     403     200     200     200     401',
  'claims.fulfilRequest':            '401     200     404     200     200     200     200     401',
  'claims.provideDocument':          '401     200     404     200     200     200     200     401',
  'claims.decide':                   '401     403     403     403     200     200     200     401',
  'claims.reopen':                   '401     200     404     403     200     200     200     401',
  'claims.assign':                   '401     403     403     403     200     200     200     401',
  'claims.setWaiting':               '401     403     403     403     200     200     200     401',
  'claims.acknowledgement':          '401     200     404     200     200     200     200     401',
  'claims.summary':                  '401     200     404     200     200     200     200     401',
  'claimDesk.search':                '401     403     403     403     200     200     200     401',
  'claimDesk.filters':               '401     403     403     403     200     200     200     401',
  'claimDesk.saveFilter':            '401     403     403     403     201     201     201     401',
  'claimDesk.removeFilter':          '401     403     403     403     200     404     404     401     404',
  'claimDesk.drafts':                '401     200     200     200     200     200     200     401',
  'claimDesk.ground':                '401     200     404     404     200     200     200     401',
  'claimDesk.draft':                 '401     200     200=    200=    200     200     200     401',
  'claimDesk.saveDraft':             '401     200     404     404     200     200     200     401',
  'claimDesk.discardDraft':          '401     204     204=    204=    204     204     204     401',
  'notifications.list':              '401     200     200     200     200     200     200     401',
  'notifications.read':              '401     200     200=    200=    200=    200=    200=    401',
  'complaints.create':               '401     201     404     404     404     404     404     401',
  'complaints.mine':                 '401     200     200     200     200     200     200     401',
  'complaints.all':                  '401     403     403     403     200     200     200     401',
  'complaints.acknowledge':          '401     403     403     403     200     200     200     401',
  'complaints.answer':               '401     403     403     403     200     200     200     401',
  'customers.find':                  '401     403     403     403     200     200     200     401',
  'customers.one':                   '401     403     403     403     200     200     200     401',
  'customers.note':                  '401     403     403     403     201     201     201     401',
  'customers.keep':                  '401     403     403     403     200     200     200     401',
  'personalData.export':             '401     200     200     200     200     200     200     401',
  'personalData.close':              '401     204     204     204     204     204     204     401',
  'personalData.retention':          '401     403     403     403     403     403     200     401',
  'profile.read':                    '401     200     200     200     200     200     200     401',
  'profile.update':                  '401     200     200     200     200     200     200     401',
  'profile.verifyEmail':             '401     202     202     202     202     202     202     401',
  'profile.sessions':                '401     200     200     200     200     200     200     401',
  'profile.endOtherSessions':        '401     200     200     200     200     200     200     401',
  'profile.endSession':              '401     204     404     404     404     404     404     401',
  'recovery.forgotPassword':         '202     202     202     202     202     202     202     202',
  'recovery.resetPassword':          '204     204     204     204     204     204     204     204',
  'recovery.confirmEmail':           '200     200     200     200     200     200     200     401',
  'insuredVehicles.list':            '401     403     403     403     403     200     200     401',
  'insuredVehicles.send':            '401     403     403     403     403     200     200     401',
  'insuredVehicles.csv':             '401     403     403     403     403     200     200     401',
  'insuredVehicles.batch':           '401     403     403     403     403     200     200     401',
  'insuredVehicles.acknowledge':     '401     403     403     403     403     200     200     401',
  'insuredVehicles.correct':         '401     403     403     403     403     204     204     401',
  'mails.list':                      '401     403     403     403     403     200     200     401',
  'mails.resend':                    '401     403     403     403     403     200=    200=    401',
  'assetFreezes.list':               '401     403     403     403     403     200     200     401',
  'assetFreezes.decide':             '401     403     403     403     403     204     204     401',
  'contributionDesk.list':           '401     403     403     403     403     200     200     401',
  'contributionDesk.csv':            '401     403     403     403     403     200     200     401',
  'contributionDesk.collect':        '401     403     403     403     403     200     200     401',
  'contributionDesk.handOver':       '401     403     403     403     403     200     200     401',
  'payments.plan':                   '401     200     404     404     404     404     404     401',
  'payments.mine':                   '401     200     200     200     200     200     200     401',
  'payments.changeIban':             '401     200     404     404     404     404     404     401',
  'payments.payoutIban':             '401     200     404     404     404     404     404     401',
  'payments.notice':                 '401     200     404     404     404     404     404     401',
  'payments.receipt':                '401     200     404     404     404     404     404     401',
  'ledger.read':                     '401     403     403     403     403     200     200     401',
  'ledger.csv':                      '401     403     403     403     403     200     200     401',
  'ledger.fec':                      '401     403     403     403     403     409     409     401',
  'ledger.close':                    '401     403     403     403     403     409     409     401',
  'bank.desk':                       '401     403     403     403     403     403     403     401     200',
  'bank.batch':                      '401     403     403     403     403     403     403     401     200',
  'bank.prepare':                    '401     403     403     403     403     403     403     401     201',
  'bank.approve':                    '401     403     403     403     403     403     403     401     204',
  'bank.withdraw':                   '401     403     403     403     403     403     403     401     204',
  'bank.file':                       '401     403     403     403     403     403     403     401     409',
  'bank.import':                     '401     403     403     403     403     403     403     401     422',
  'bank.match':                      '401     403     403     403     403     403     403     401     204',
  'messages.unread':                 '401     200     200     200     200     200     200     401',
  'messages.list':                   '401     200     404     200     200     200     200     401',
  'messages.post':                   '401     201     404     201     201     201     201     401',
  'messages.read':                   '401     204     404     204     204     204     204     401',
  'messages.documents':              '401     200     404     200     200     200     200     401',
  'messages.files':                  '401     200     404     200     200     200     200     401',
  'messages.upload':                 '401     201     404     201     201     201     201     401',
  'messages.download':               '401     200     404     200     200     200     200     401',
  'messages.openHealthFile':         '401     403     403     403     403     403     403     401     200',
  'messages.markHealthFile':         '401     403     403     403     403     403     403     401     200',
  'messages.withdrawHealthConsent':  '401     200     404     404     404     404     404     401',
  'messages.thumbnail':              '401     200     404     200     200     200     200     401',
  'live.stream':                     '401     200     200     200     200     200     200     401',
  'health.ready':                    '200     200     200     200     200     200     200     200',
} as const satisfies Record<RouteName, string>

export interface Decided {
  readonly status: number
  readonly changesNothing: boolean
}

export function decidedFor(name: RouteName): Record<Actor, Decided> {
  const cells = PERMISSIONS[name].split(/\s+/)
  const decided = ACTORS.map((actor, at) => {
    const cell = cells[at] ?? cells[ACTORS.indexOf('advisor')] ?? ''
    const status = Number.parseInt(cell, 10)
    const changesNothing = status >= 400 ? !cell.endsWith('+') : cell.endsWith('=')
    return [actor, { status, changesNothing }]
  })
  // the entries are made of every actor
  return Object.fromEntries(decided) as Record<Actor, Decided>
}
