/**
 * The mails a person may opt out of. Everything else is always sent: what binds or protects (contracts, payments,
 * decisions, requests for documents, the account's security). Both are still notified in the application.
 */
export const MAIL_CHOICES = ['messages', 'reminders'] as const

/**
 * - `messages`: somebody wrote in the discussion of a claim or in a conversation.
 * - `reminders`: a contract ends in a month. The reminder of the last week is always sent: a car must be insured.
 */
export type MailChoice = (typeof MAIL_CHOICES)[number]
