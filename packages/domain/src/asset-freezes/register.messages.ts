/** Sentences about the register file, for the operator of the server. */
export const REGISTER_MESSAGES = {
  unread:
    'ce n’est pas le fichier de publication du registre des gels des avoirs (Publications, PublicationDetail)',
  entryUnread: 'une inscription n’a pas d’identifiant ou pas de nom',
} as const
