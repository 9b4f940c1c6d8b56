export const NOTIFICATIONS = {
  title: 'Notifications',
  bell: (unread: number) => {
    if (unread === 0) return 'Notifications'
    return unread > 1 ? `Notifications, ${unread} non lues` : 'Notifications, 1 non lue'
  },
  readAll: 'Tout marquer comme lu',
  unread: 'Non lue',
  none: 'Rien à signaler.',
  noneText: 'Ce qui concerne votre compte, vos contrats et vos sinistres s’affichera ici.',
  loading: 'Lecture des notifications...',
  failed: 'Les notifications n’ont pas pu être lues.',
  notMarked: 'La notification n’a pas pu être marquée comme lue.',
} as const
