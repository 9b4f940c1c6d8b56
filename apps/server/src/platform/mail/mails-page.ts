import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { MailRow } from '../database/tables/tables-notifications.ts'
import { escapeMarkup } from '../markup.ts'
import { findLatestMails } from './mail.repository.ts'
import { findPaperNames } from './mail-papers.repository.ts'

/** Serves the outbox at `/dev/mails`, in demo mode only: the links in it open accounts. */
export function serveOutbox(app: FastifyInstance, database: Database) {
  app.get('/dev/mails', async (_, reply) => {
    const mails = await findLatestMails(database, 100)
    const papers = Map.groupBy(
      await findPaperNames(
        database,
        mails.map(({ id }) => id),
      ),
      ({ mail_id }) => mail_id,
    )
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailsPage(mails, papers))
  })
}

/** The mails of demo mode as a page, since none is sent without a mail server. */
function mailsPage(
  mails: readonly MailRow[],
  papers: ReadonlyMap<string, readonly { readonly filename: string }[]>,
): string {
  const carried = ({ id }: MailRow) => papers.get(id)?.map(({ filename }) => filename) ?? []
  const list = mails.map(
    (mail) =>
      `<article><h2>${escapeMarkup(mail.subject)}</h2><p>À : ${escapeMarkup(mail.recipient)}, le <time datetime="${mail.created_at.toISOString()}">${escapeMarkup(mail.created_at.toLocaleString('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long', timeStyle: 'short' }))}</time></p><p>${escapeMarkup(mail.body).replaceAll('\n', '<br>')}</p>${mail.path === null ? '' : `<p><a href="${escapeMarkup(mail.path)}">${escapeMarkup(mail.path)}</a></p>`}${carried(mail).length === 0 ? '' : `<p>Pièces jointes : ${escapeMarkup(carried(mail).join(', '))}</p>`}</article>`,
  )
  const content = list.length > 0 ? list.join('<hr>') : '<p>Aucun e-mail pour l’instant.</p>'
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>E-mails · Sillage</title></head><body><main><h1>E-mails de la démonstration</h1><p>Sans serveur d’envoi (<code>SMTP_URL</code>), les e-mails restent ici.</p>${content}</main></body></html>`
}
